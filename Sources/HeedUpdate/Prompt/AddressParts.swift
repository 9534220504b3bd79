internal import Heed

/// The parts of an address that decide whether it may be opened, and what is wrong with it.
///
/// It is stricter than the standard: what two readers could read in two ways is refused. A port is
/// refused too: no store has one.
struct AddressParts {
  /// In small letters.
  let scheme: [UInt8]
  /// In small letters.
  let host: [UInt8]
  /// What stands between the slashes of the path.
  let path: [[UInt8]]

  init(_ bytes: [UInt8]) throws(StoreLinkError) {
    if bytes.isEmpty { throw StoreLinkError(.empty) }
    if bytes.count > StoreLink.maximumLength { throw StoreLinkError(.tooLong) }
    for byte in bytes where !Self.isSafe(byte) { throw StoreLinkError(.unsafeCharacter, [byte]) }

    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      Self.isLetter(bytes[0]), bytes[..<colon].allSatisfy({ Self.isSchemeByte($0) })
    else { throw StoreLinkError(.noScheme) }
    scheme = Self.lowercased(bytes[..<colon])

    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: "//".bytes) else { throw StoreLinkError(.noHost) }
    let start = rest.startIndex + 2
    let end =
      rest[start...].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
    let authority = rest[start..<end]
    if authority.contains(UInt8(ascii: "@")) { throw StoreLinkError(.userName) }
    if authority.contains(UInt8(ascii: ":")) { throw StoreLinkError(.port) }
    let host = Self.lowercased(authority)
    let isName = host.allSatisfy {
      Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
    if host.isEmpty { throw StoreLinkError(.noHost) }
    // Digits in percent notation, addresses in brackets and the like are no names of hosts.
    if !isName || host.first == UInt8(ascii: ".") || host.last == UInt8(ascii: ".") {
      throw StoreLinkError(.hostNotAllowed, host)
    }
    self.host = host

    let after = rest[end...]
    let pathEnd = after.firstIndex { $0 == 0x3F || $0 == 0x23 } ?? after.endIndex
    path = after[..<pathEnd].split(separator: 0x2F).map { Array($0) }
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    guard byte > 0x20, byte < 0x7F else { return false }
    // Backslash, quotes, brackets and the like, which readers of addresses disagree on.
    switch byte {
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: return false
    default: return true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  static func lowercased(_ bytes: some Collection<UInt8>) -> [UInt8] {
    bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }
}
