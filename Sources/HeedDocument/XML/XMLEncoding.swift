internal import Heed

/// Turns a document's bytes into UTF-8 by its mark or its declaration.
package enum XMLEncoding {
  /// The bytes in UTF-8 without a mark, and what was wrong with them.
  package static func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], fault: String?) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (wide(bytes.dropFirst(2), isBig: false), nil) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (wide(bytes.dropFirst(2), isBig: true), nil) }
    if bytes.starts(with: [0x3C, 0x00]) { return (wide(bytes[...], isBig: false), nil) }
    if bytes.starts(with: [0x00, 0x3C]) { return (wide(bytes[...], isBig: true), nil) }
    switch declared(bytes) {
    case "iso-8859-1", "latin1", "latin-1", "iso8859-1", "windows-1252", "cp1252":
      return (narrow(bytes), nil)
    case "", "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "unicode":
      return checked(bytes)
    case let name:
      let text = checked(bytes)
      return (text.bytes, text.fault.map { _ in "the encoding “\(name)” is not known" })
    }
  }

  private static func checked(_ bytes: [UInt8]) -> (bytes: [UInt8], fault: String?) {
    let text = Array(String(bytes: bytes).utf8)
    return (text, text == bytes ? nil : "some bytes are not UTF-8")
  }

  private static func declared(_ bytes: [UInt8]) -> String {
    let head = String(bytes: Array(bytes.prefix(200))).lowercased()
    guard head.hasPrefix("<?xml"), let end = head.firstIndex(of: ">") else { return "" }
    let words = head[..<end].split {
      $0 == "=" || $0 == "\"" || $0 == "'" || $0 == " " || $0 == "\n"
    }
    guard let place = words.firstIndex(where: { $0 == "encoding" }), place + 1 < words.count else {
      return ""
    }
    return String(words[place + 1])
  }

  /// UTF-16 as UTF-8; a byte that is left over is dropped, half a character replaced.
  package static func wide(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBig ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Windows-1252, of which ISO 8859-1 is the part that matters.
  private static func narrow(_ bytes: [UInt8]) -> [UInt8] {
    let upper: [UInt16] = [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
      0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
      0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
    let units = bytes.map { $0 >= 0x80 && $0 < 0xA0 ? upper[Int($0 - 0x80)] : UInt16($0) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
