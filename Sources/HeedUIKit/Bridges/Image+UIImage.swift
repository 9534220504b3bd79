#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension Image {
    /// The picture as it is, in its own size; nothing where it has no pixels.
    ///
    /// It is kept as a PNG, so a symbol that you know by name is better given as
    /// ``Heed/Image/symbol(_:rendering:size:label:)`` and a file as
    /// ``Heed/Image/file(_:rendering:size:label:)``: those stay sharp at every text size and cost
    /// nothing until they are shown.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - rendering: Whether it keeps its colours; what the picture says, or as symbols and
    ///     pictures are drawn by default, where nothing is given.
    ///   - label: What assistive technology says instead; without one it counts as decoration.
    public init?(_ image: UIImage, rendering: Rendering? = nil, label: String? = nil) {
      guard let data = image.upright.pngData() else { return nil }
      self = .data(
        [UInt8](data),
        rendering: rendering ?? Rendering(image.renderingMode)
          ?? (image.isSymbolImage ? .template : .original),
        size: Size(image.size), label: label)
    }
  }

  extension UIImage {
    /// The picture with its pixels the right way up, because a PNG cannot say that they are not, as
    /// those of photographs often are.
    fileprivate var upright: UIImage {
      guard imageOrientation != .up else { return self }
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        draw(in: CGRect(origin: CGPoint(), size: size))
      }
    }
  }
#endif
