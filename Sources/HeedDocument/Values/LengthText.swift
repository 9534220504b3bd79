internal import Heed

/// A length as a document writes it where it is a part of the container.
///
/// A percentage whose exponent is written out as `e2` is the fraction itself, for those that no
/// percentage hits exactly.
enum LengthText {
  /// The length of a text such as `50% + 10`, or nothing.
  static func parse(_ text: String) -> Length? {
    let bytes = Array(text.utf8).filter { $0 != 0x20 }
    guard let percent = bytes.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    let rest = Array(bytes[(percent + 1)...])
    var points = 0.0
    if let sign = rest.first {
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), rest.count > 1,
        rest[1] != UInt8(ascii: "+"), rest[1] != UInt8(ascii: "-"),
        let number = number(rest.dropFirst())
      else { return nil }
      points = sign == UInt8(ascii: "-") ? -number : number
    }
    let part = bytes[..<percent]
    let isFraction = part.suffix(2).elementsEqual("e2".utf8)
    guard let number = number(isFraction ? part.dropLast(2) : part) else { return nil }
    return Length(fraction: isFraction ? number : number / 100, points: points)
  }

  /// The text of a length.
  static func text(of length: Length) -> String {
    let percent = length.fraction * 100
    var text: String?
    for candidate in [percent, percent.nextDown, percent.nextUp]
    where candidate / 100 == length.fraction {
      let shorter = JSONPrinter.text(of: candidate)
      if let known = text, known.utf8.count <= shorter.utf8.count { continue }
      text = shorter
    }
    var result = (text ?? fraction(length.fraction)) + "%"
    if length.points != 0 {
      result += length.points < 0 ? " - " : " + "
      result += JSONPrinter.text(of: length.points.magnitude)
    }
    return result
  }

  /// A fraction that is no percentage exactly.
  private static func fraction(_ value: Double) -> String { JSONPrinter.text(of: value) + "e2" }

  /// A number as JSON has them, or nothing.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"):
        continue
      default: return nil
      }
    }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }
}
