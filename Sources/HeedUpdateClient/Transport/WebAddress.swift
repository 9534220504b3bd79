/// An address of the web: `https` or `http`, a host, a path and a query, and nothing else.
///
/// A name and password in front of the host are refused, since an app would show them to everybody; a
/// fragment is dropped. What must be escaped in a path or query is escaped.
public struct WebAddress: Hashable, Sendable {
  /// `https` or `http`.
  public let scheme: String
  /// The host in lower case; an IPv6 address with its brackets.
  public let host: String
  /// The port where it is not the scheme's own.
  public let port: Int?
  /// The path, which begins with a slash.
  public let path: String
  /// What follows the question mark, or nothing.
  public let query: String?

  init(scheme: String, host: String, port: Int?, path: String, query: String?) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  /// Reads an address.
  public init(_ text: String) throws(UpdateError) {
    let bytes = WebAddress.trimmed(Array(text.utf8))
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let scheme = WebAddress.scheme(bytes[..<colon]),
      bytes[(colon + 1)...].starts(with: "//".utf8)
    else {
      throw UpdateError(.badAddress, "“\(text)” is not an address that begins with https://")
    }
    self = try WebAddress.afterScheme(scheme, Array(bytes[(colon + 3)...]), of: text)
  }

  /// Whether the host is this machine.
  public var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The address with parts added to its query, escaped.
  public func adding(_ items: [(name: String, value: String)]) -> WebAddress {
    var parts = query.map { $0.isEmpty ? [] : [$0] } ?? []
    for item in items {
      parts.append(WebAddress.escaped(item.name) + "=" + WebAddress.escaped(item.value))
    }
    return WebAddress(
      scheme: scheme, host: host, port: port, path: path, query: parts.joined(separator: "&"))
  }

  /// The address with a text behind its path, in front of the query.
  public func appending(_ suffix: String) -> WebAddress {
    WebAddress(scheme: scheme, host: host, port: port, path: path + suffix, query: query)
  }
}

extension WebAddress: CustomStringConvertible {
  public var description: String {
    var text = scheme + "://" + host
    if let port { text += ":" + String(port) }
    text += path
    if let query { text += "?" + query }
    return text
  }
}
