#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension RichText {
    /// The text with its fonts, colours, underlines, raised letters and links, and the alignment of
    /// its first paragraph.
    ///
    /// Bold and italic that was marked up without a font count too. Attachments are left out, and
    /// so is what a text in an alert cannot have, such as shadows and tabs.
    ///
    /// - Parameters:
    ///   - attributed: The text.
    ///   - direction: The direction of paragraphs that have none, which turns left and right into
    ///     start and end.
    public init(_ attributed: NSAttributedString, direction: Direction = .leftToRight) {
      var runs: [Run] = []
      let whole = NSRange(location: 0, length: attributed.length)
      attributed.enumerateAttributes(in: whole) { attributes, range, _ in
        guard attributes[.attachment] == nil else { return }
        let text = attributed.attributedSubstring(from: range).string
        runs.append(Run(text, TextAttributes(attributes)))
      }
      self.init(runs: runs)
      let style =
        attributed.length > 0
        ? attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        : nil
      if let style {
        let own: Direction? =
          switch style.baseWritingDirection {
          case .leftToRight: .leftToRight
          case .rightToLeft: .rightToLeft
          default: nil
          }
        alignment = TextAlignment(style.alignment, direction: own ?? direction)
      }
    }

    /// The text with its fonts, colours, underlines, raised letters and links, such as one that was
    /// read from Markdown.
    public init(_ attributed: AttributedString, direction: Direction = .leftToRight) {
      self.init(NSAttributedString(attributed), direction: direction)
    }
  }

  extension PlacedText {
    /// A title or message with the looks of a text.
    public init(_ attributed: NSAttributedString, direction: Direction = .leftToRight) {
      self.init(RichText(attributed, direction: direction))
    }

    /// A title or message with the looks of a text, such as one that was read from Markdown.
    public init(_ attributed: AttributedString, direction: Direction = .leftToRight) {
      self.init(RichText(attributed, direction: direction))
    }
  }

  extension TextAttributes {
    /// What of an attributed string's attributes a text in an alert can have.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
      func isSet(_ key: NSAttributedString.Key) -> Bool {
        (attributes[key] as? NSNumber).map { $0.intValue != 0 } ?? false
      }
      let intent = InlinePresentationIntent(
        rawValue: (attributes[.inlinePresentationIntent] as? NSNumber)?.uintValue ?? 0)
      let link = attributes[.link]
      self.init(
        font: (attributes[.font] as? UIFont).map { Font($0) } ?? Font(intent),
        color: (attributes[.foregroundColor] as? UIColor).map { Color($0) },
        background: (attributes[.backgroundColor] as? UIColor).map { Color($0) },
        isUnderlined: isSet(.underlineStyle),
        isStruckThrough: isSet(.strikethroughStyle) || intent.contains(.strikethrough),
        baselineOffset: (attributes[.baselineOffset] as? NSNumber)?.doubleValue ?? 0,
        link: ((link as? URL)?.absoluteString ?? link as? String).map { Name($0) })
    }
  }

  extension Font {
    /// The font that marked-up text has; nothing where its marks are about something else.
    fileprivate init?(_ intent: InlinePresentationIntent) {
      self.init(
        weight: intent.contains(.stronglyEmphasized) ? .bold : nil,
        isItalic: intent.contains(.emphasized) ? true : nil,
        design: intent.contains(.code) ? .monospaced : nil)
      if self == Font() { return nil }
    }
  }
#endif
