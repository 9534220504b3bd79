#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension Alert.Style {
    /// The style of the same kind.
    public init(_ style: UIAlertController.Style) {
      self = style == .actionSheet ? .sheet : .alert
    }
  }

  extension Image.Rendering {
    /// The same mode; nothing where the picture's place decides.
    public init?(_ mode: UIImage.RenderingMode) {
      switch mode {
      case .alwaysTemplate: self = .template
      case .alwaysOriginal: self = .original
      default: return nil
      }
    }
  }

  extension UIImage.RenderingMode {
    /// The same mode.
    public init(_ rendering: Image.Rendering) {
      self =
        switch rendering.kind {
        case .original: .alwaysOriginal
        case .template: .alwaysTemplate
        }
    }
  }

  extension NSTextAlignment {
    /// Where a text's lines stand in a direction; natural where nothing is said.
    public init(_ alignment: TextAlignment?, direction: Direction) {
      let isMirrored = direction == .rightToLeft
      self =
        switch alignment?.kind {
        case .start: isMirrored ? .right : .left
        case .center: .center
        case .end: isMirrored ? .left : .right
        case .justify: .justified
        case nil: .natural
        }
    }
  }

  extension TextAlignment {
    /// Where a text's lines stand in a direction; nothing where UIKit leaves it to the text.
    public init?(_ alignment: NSTextAlignment, direction: Direction) {
      let isMirrored = direction == .rightToLeft
      switch alignment {
      case .left: self = isMirrored ? .end : .start
      case .right: self = isMirrored ? .start : .end
      case .center: self = .center
      case .justified: self = .justify
      default: return nil
      }
    }
  }
#endif
