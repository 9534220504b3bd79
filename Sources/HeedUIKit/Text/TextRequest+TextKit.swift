#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension TextRequest {
    /// The text for TextKit, up to a byte, after which an ellipsis stands for the rest.
    ///
    /// Backgrounds and links are not among the attributes: the first are as high as the core's lines,
    /// and TextKit would draw the second in a colour of its own.
    @MainActor
    func attributedText(_ parts: TextParts, upTo end: Int?) -> NSAttributedString {
      let text = NSMutableAttributedString()
      var style = NSParagraphStyle()
      var paragraphs = parts.paragraphs[...]
      for (run, range) in zip(runs, parts.runs) {
        let attributes = run.attributes(language: language)
        var start = range.lowerBound
        let runEnd = min(range.upperBound, end ?? range.upperBound)
        while start < runEnd {
          if let paragraph = paragraphs.first, paragraph.lowerBound <= start {
            style = paragraphStyle(isNatural: parts.hasLetter(in: paragraph))
            paragraphs.removeFirst()
          }
          let stop = min(runEnd, paragraphs.first?.lowerBound ?? runEnd)
          text.append(parts.bytes[start..<stop], attributes, style)
          start = stop
        }
        if let end, range.upperBound >= end {
          text.append(Array("\u{2026}".utf8)[...], attributes, style)
          break
        }
      }
      return text
    }

    private func paragraphStyle(isNatural: Bool) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      // The core says where lines stand; the left side is the same for every direction and width.
      style.alignment = isJustified ? .justified : .left
      style.baseWritingDirection =
        isNatural ? .natural : direction == .rightToLeft ? .rightToLeft : .leftToRight
      style.lineBreakMode = .byWordWrapping
      return style
    }
  }

  extension TextRequest.Run {
    @MainActor
    fileprivate func attributes(language: Name) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(font), .foregroundColor: UIColor(color),
        // What Core Text calls its language attribute.
        NSAttributedString.Key("NSLanguage"): language.string,
      ]
      if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
      return attributes
    }
  }

  extension NSMutableAttributedString {
    fileprivate func append(
      _ bytes: ArraySlice<UInt8>, _ attributes: [NSAttributedString.Key: Any],
      _ style: NSParagraphStyle
    ) {
      var attributes = attributes
      attributes[.paragraphStyle] = style
      append(
        NSAttributedString(string: String(decoding: bytes, as: UTF8.self), attributes: attributes))
    }
  }
#endif
