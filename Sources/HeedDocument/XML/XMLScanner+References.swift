internal import Heed

extension XMLScanner {
  /// The bytes of a range with its references replaced.
  ///
  /// A name that is none of XML's or of the common ones of HTML stays as it stands, whatever a
  /// document type says of it.
  mutating func unescape(_ range: Range<Int>) -> [UInt8] {
    guard let first = bytes[range].firstIndex(of: UInt8(ascii: "&")) else {
      return Array(bytes[range])
    }
    var result = Array(bytes[range.lowerBound..<first])
    result.reserveCapacity(range.count)
    var position = first
    while position < range.upperBound {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "&") else {
        result.append(byte)
        position += 1
        continue
      }
      let name = bytes[(position + 1)..<min(position + 12, range.upperBound)]
        .prefix { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 != UInt8(ascii: "&") }
      let end = name.endIndex
      if end < range.upperBound, bytes[end] == UInt8(ascii: ";"), let text = character(Array(name))
      {
        result += text
        position = end + 1
      } else {
        fault(at: position, "a bare & stands in a text")
        result.append(byte)
        position += 1
      }
    }
    return result
  }

  private func character(_ name: [UInt8]) -> [UInt8]? {
    if name.first == UInt8(ascii: "#") {
      let isHex = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
      let digits = String(bytes: Array(name.dropFirst(isHex ? 2 : 1)))
      guard !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let value = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value),
        value != 0
      else { return nil }
      return Array(String(scalar).utf8)
    }
    return XMLScanner.characters[String(bytes: name)].map { Array($0.utf8) }
  }

  private static let characters: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
    "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "middot": "\u{B7}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "times": "\u{D7}", "deg": "\u{B0}",
    "rarr": "\u{2192}", "larr": "\u{2190}", "auml": "\u{E4}", "ouml": "\u{F6}",
    "uuml": "\u{FC}", "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}",
    "eacute": "\u{E9}", "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}",
    "euro": "\u{20AC}", "pound": "\u{A3}", "yen": "\u{A5}", "shy": "\u{AD}",
  ]
}
