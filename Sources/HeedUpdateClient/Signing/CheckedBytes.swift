internal import Heed
internal import HeedDocument

/// Bytes as text with four bytes at the end by which a slip in copying is found.
enum CheckedBytes {
  /// The text of some bytes; `purpose` goes into the check, so that one kind of key is never taken
  /// for another.
  static func text(of bytes: [UInt8], purpose: String) -> String {
    Base64.encode(bytes + check(of: bytes, purpose))
  }

  /// The bytes of a text, or nothing where it was not made so or not copied exactly.
  static func bytes(of text: String, purpose: String) -> [UInt8]? {
    guard let whole = Base64.decode(text), whole.count > 4 else { return nil }
    let bytes = Array(whole.dropLast(4))
    return whole.suffix(4).elementsEqual(check(of: bytes, purpose)) ? bytes : nil
  }

  private static func check(of bytes: [UInt8], _ purpose: String) -> [UInt8] {
    let sum = CRC32.checksum(Array(purpose.utf8) + bytes)
    return (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
  }
}
