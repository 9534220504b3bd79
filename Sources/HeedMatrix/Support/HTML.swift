/// Puts text into a page.
package enum HTML {
  /// The text as it stands in an element or in quotes.
  package static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file's name or path as an address relative to the page.
  package static func address(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    // A name with a colon would be taken for a scheme without the folder before it.
    var bytes = Array("./".utf8)
    for byte in name.utf8 {
      switch byte {
      case 0x2F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x40:
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
