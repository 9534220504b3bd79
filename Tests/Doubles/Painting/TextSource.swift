internal import Heed
@testable internal import UIKit

/// An attributed string as bytes and runs.
struct TextSource {
  private(set) var bytes: [UInt8] = []
  private var runs: [(bytes: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
  /// How many UTF-16 units stand before each byte, and at the end.
  private var unitsBefore: [Int] = []

  init(_ text: NSAttributedString) {
    var units = 0
    for run in text.runs {
      let start = bytes.count
      for scalar in String(decoding: run.units, as: UTF16.self).unicodeScalars {
        for byte in scalar.utf8 {
          bytes.append(byte)
          unitsBefore.append(units)
        }
        units += scalar.utf16.count
      }
      runs.append((start..<bytes.count, run.attributes))
    }
    unitsBefore.append(units)
  }

  func units(_ bytes: Range<Int>) -> Range<Int> {
    unitsBefore[bytes.lowerBound]..<unitsBefore[bytes.upperBound]
  }

  func bytes(_ units: Range<Int>) -> Range<Int> {
    func byte(_ unit: Int) -> Int {
      var (low, high) = (0, unitsBefore.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if unitsBefore[middle] < unit { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return byte(units.lowerBound)..<byte(units.upperBound)
  }

  /// What the attributes of a paragraph ask for.
  func request(
    _ paragraph: Range<Int>, width: Double, lineLimit: Int, truncation: TextRequest.Truncation
  ) -> TextRequest {
    var parts: [TextRequest.Run] = []
    var style: NSParagraphStyle?
    var language: Name = "en"
    for run in runs {
      let shown = run.bytes.clamped(to: paragraph)
      guard !shown.isEmpty || paragraph.isEmpty && run.bytes.contains(paragraph.lowerBound) else {
        continue
      }
      style = style ?? run.attributes[.paragraphStyle] as? NSParagraphStyle
      let spoken = run.attributes[NSAttributedString.Key("NSLanguage")] as? String
      language = spoken.map { Name($0) } ?? language
      parts.append(
        TextRequest.Run(String(decoding: bytes[shown], as: UTF8.self), run.attributes))
    }
    return TextRequest(
      runs: parts, width: width, lineLimit: lineLimit, truncation: truncation,
      isJustified: style?.alignment == .justified,
      direction: style?.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      language: language)
  }
}

extension TextRequest.Run {
  fileprivate init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    func has(_ key: NSAttributedString.Key) -> Bool { (attributes[key] as? Int ?? 0) != 0 }
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? UIColor.black
    self.init(
      text, font: ResolvedFont(of: font), color: RGBA(of: color.cgColor),
      isUnderlined: has(.underlineStyle), isStruckThrough: has(.strikethroughStyle),
      baselineOffset: attributes[.baselineOffset] as? Double ?? 0)
  }
}

extension ResolvedFont {
  fileprivate init(of font: UIFont) {
    let descriptor = font.fontDescriptor
    let designs: [(name: String, design: Font.Design)] = [
      ("", .default), ("Serif", .serif), ("Rounded", .rounded), ("Monospaced", .monospaced),
    ]
    let design = designs.first { UIFontDescriptor.systemFamily + $0.name == descriptor.family }
    let weights: [(value: CGFloat, weight: Font.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    let weight = weights.min {
      abs($0.value - descriptor.weight) < abs($1.value - descriptor.weight)
    }
    self.init(
      size: Double(font.pointSize), weight: weight?.weight ?? .regular,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      family: design == nil ? Name(descriptor.family) : nil, design: design?.design ?? .default)
  }
}
