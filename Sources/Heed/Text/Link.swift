/// The addresses that a text may lead to.
public enum Link {
  /// The schemes of addresses that may be opened, without the colon.
  public static let allowedSchemes: [Name] = [
    "https", "http", "mailto", "tel", "itms-apps", "itms-appss",
  ]

  /// Whether an address may be opened: its scheme is allowed and something follows it.
  public static func isAllowed(_ address: Name) -> Bool {
    let bytes = address.bytes
    // No white space or control character anywhere: browsers drop some of them inside a scheme.
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon < bytes.count - 1 else {
      return false
    }
    let scheme = bytes[..<colon].map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return allowedSchemes.contains { $0.bytes == scheme }
  }
}
