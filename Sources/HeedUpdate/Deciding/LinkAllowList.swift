public import Heed

/// The addresses that an update prompt may open.
///
/// An address has to be written plainly: a scheme that is listed, `://`, a host that is listed, then
/// perhaps a port, path, query and fragment. Names, passwords, white space and backslashes are refused.
public struct LinkAllowList: Hashable, Sendable {
  /// The schemes, without the colon; the case of letters does not count.
  public var schemes: [Name]
  /// The hosts; a dot in front allows every host below, `*` every host.
  public var hosts: [Name]

  /// Makes a list.
  public init(schemes: [Name] = ["https"], hosts: [Name]) {
    self.schemes = schemes
    self.hosts = hosts
  }

  /// Apple's stores, and nothing else.
  public static let appStore = LinkAllowList(
    schemes: ["https", "itms-apps", "itms-appss"], hosts: ["apps.apple.com", "itunes.apple.com"])

  /// Every host, by https alone.
  public static let https = LinkAllowList(hosts: ["*"])

  /// Nothing at all.
  public static let none = LinkAllowList(schemes: [], hosts: [])

  /// Whether an address may be opened.
  public func contains(_ link: String) -> Bool {
    let bytes = link.bytes
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.count > colon + 3,
      bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/")
    else { return false }
    let scheme = Quoting.lowercased(Array(bytes[..<colon]))
    guard schemes.contains(where: { Quoting.lowercased($0.bytes) == scheme }) else { return false }
    let rest = bytes[(colon + 3)...]
    let end = rest.firstIndex { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    guard let host = LinkAllowList.host(of: rest[..<(end ?? rest.endIndex)]) else { return false }
    return hosts.contains { LinkAllowList.matches(host, Quoting.lowercased($0.bytes)) }
  }

  /// The host without its port, in small letters; nothing where it is not written plainly.
  private static func host(of authority: ArraySlice<UInt8>) -> [UInt8]? {
    var host = authority
    if let colon = authority.firstIndex(of: UInt8(ascii: ":")) {
      let port = authority[(colon + 1)...]
      guard !port.isEmpty, port.count <= 5, port.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return nil
      }
      host = authority[..<colon]
    }
    let small = Quoting.lowercased(Array(host))
    let isPlain = small.allSatisfy { byte in
      byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
    return small.isEmpty || !isPlain || small[0] == UInt8(ascii: ".") ? nil : small
  }

  private static func matches(_ host: [UInt8], _ pattern: [UInt8]) -> Bool {
    if pattern == [UInt8(ascii: "*")] { return true }
    if pattern.first != UInt8(ascii: ".") { return host == pattern }
    return host.count > pattern.count && Array(host.suffix(pattern.count)) == pattern
  }
}
