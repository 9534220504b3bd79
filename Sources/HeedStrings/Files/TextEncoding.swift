internal import Heed
internal import HeedDocument

/// Turns the bytes of a file of texts into UTF-8.
enum TextEncoding {
  /// The bytes in UTF-8 without a mark, or why they are none.
  static func utf8(_ bytes: [UInt8]) -> Result<[UInt8], Unreadable> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .failure(Unreadable(offset: 0, reason: "this is UTF-32; save the file in UTF-8"))
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes.dropFirst(2), isBig: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes.dropFirst(2), isBig: true) }
    // Without a mark: a text begins with a sign or a letter that has one byte in UTF-8, and nothing
    // but UTF-16 puts a zero beside it.
    if bytes.count >= 2, bytes.count % 2 == 0 {
      if bytes[0] != 0, bytes[1] == 0 { return wide(bytes[...], isBig: false) }
      if bytes[0] == 0, bytes[1] != 0 { return wide(bytes[...], isBig: true) }
    }
    return checked(bytes)
  }

  /// Why bytes are no text.
  struct Unreadable: Error {
    var offset: Int
    var reason: String
  }

  private static func wide(
    _ bytes: ArraySlice<UInt8>, isBig: Bool
  ) -> Result<[UInt8], Unreadable> {
    if bytes.count % 2 != 0 {
      return .failure(
        Unreadable(offset: 0, reason: "this is UTF-16 that ends amid a letter; save it in UTF-8"))
    }
    return .success(XMLEncoding.wide(bytes, isBig: isBig))
  }

  private static func checked(_ bytes: [UInt8]) -> Result<[UInt8], Unreadable> {
    guard let offset = UTF8Check.firstFault(in: bytes) else { return .success(bytes) }
    return .failure(
      Unreadable(
        offset: offset, reason: "this is neither UTF-8 nor UTF-16; save the file in UTF-8"))
  }
}
