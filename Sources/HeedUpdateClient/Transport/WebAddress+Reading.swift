internal import Heed

extension WebAddress {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let inPath = unreserved.union("/:@!$&'()*+,;=%".utf8)
  private static let inQuery = inPath.union("?".utf8)

  /// A text with everything escaped that a value in a query could not hold.
  static func escaped(_ text: String) -> String { escape(Array(text.utf8), except: unreserved) }

  /// The bytes without white space around them.
  static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let kept = bytes.drop { $0 <= 0x20 }
    return Array(kept.prefix(kept.lastIndex { $0 > 0x20 }.map { $0 + 1 - kept.startIndex } ?? 0))
  }

  static func scheme(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(bytes: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    return text == "https" || text == "http" ? text : nil
  }

  /// Resolves a reference as RFC 3986 section 5.2 says.
  func resolving(_ reference: String) throws(UpdateError) -> WebAddress {
    let bytes = WebAddress.trimmed(Array(reference.utf8))
    if bytes.starts(with: "//".utf8) {
      return try WebAddress.afterScheme(scheme, Array(bytes[2...]), of: reference)
    }
    let head = bytes.prefix {
      ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0)
    }
    if head.contains(UInt8(ascii: ":")) { return try WebAddress(reference) }
    let parts = WebAddress.split(bytes)
    if parts.path.isEmpty {
      let query =
        parts.query.map { WebAddress.escape($0, except: WebAddress.inQuery) } ?? self.query
      return WebAddress(scheme: scheme, host: host, port: port, path: path, query: query)
    }
    var target = parts.path
    if target[0] != UInt8(ascii: "/") {
      let folder = Array(path.utf8)
      let end = folder.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      target = folder[..<end] + target
    }
    return try WebAddress.make(
      scheme: scheme, host: host, port: port, path: target, query: parts.query, of: reference)
  }

  static func afterScheme(
    _ scheme: String, _ bytes: [UInt8], of text: String
  ) throws(UpdateError) -> WebAddress {
    let authority = bytes.prefix {
      ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0)
    }
    let rest = split(Array(bytes[authority.count...]))
    guard !authority.contains(UInt8(ascii: "@")) else {
      throw UpdateError(.badAddress, "an address may not hold a name and password")
    }
    var host = Array(authority)
    var port: Int?
    let bracket = host.lastIndex(of: UInt8(ascii: "]")) ?? -1
    if let colon = host.lastIndex(of: UInt8(ascii: ":")), colon > bracket {
      let digits = host[(colon + 1)...]
      if !digits.isEmpty {
        guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
          let number = UInt16(String(bytes: digits)), number > 0
        else { throw UpdateError(.badAddress, "“\(text)” has no port from 1 to 65535") }
        port = Int(number)
      }
      host = Array(host[..<colon])
    }
    guard !host.isEmpty, isHost(host) else {
      throw UpdateError(.badAddress, "“\(text)” has no host that can be reached")
    }
    if port == (scheme == "https" ? 443 : 80) { port = nil }
    let name = String(bytes: host.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    return try make(
      scheme: scheme, host: name, port: port, path: rest.path, query: rest.query, of: text)
  }

  private static func make(
    scheme: String, host: String, port: Int?, path: [UInt8], query: [UInt8]?, of text: String
  ) throws(UpdateError) -> WebAddress {
    guard !(path + (query ?? [])).contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw UpdateError(.badAddress, "an address holds a control character")
    }
    guard text.utf8.count <= 8192 else {
      throw UpdateError(.badAddress, "an address is longer than 8192 bytes")
    }
    return WebAddress(
      scheme: scheme, host: host, port: port,
      path: escape(withoutDots(path), except: inPath),
      query: query.map { escape($0, except: inQuery) })
  }

  private static func isHost(_ host: [UInt8]) -> Bool {
    if host[0] == UInt8(ascii: "[") {
      return host.count > 3 && host[host.count - 1] == UInt8(ascii: "]")
        && host[1..<(host.count - 1)].allSatisfy {
          "0123456789abcdefABCDEF:.".utf8.contains($0)
        }
    }
    return host.allSatisfy { unreserved.contains($0) || $0 >= 0x80 }
  }

  /// Path and query of what stands behind the host; the fragment is dropped.
  private static func split(_ bytes: [UInt8]) -> (path: [UInt8], query: [UInt8]?) {
    let whole = bytes.prefix { $0 != UInt8(ascii: "#") }
    guard let mark = whole.firstIndex(of: UInt8(ascii: "?")) else { return (Array(whole), nil) }
    return (Array(whole[..<mark]), Array(whole[(mark + 1)...]))
  }

  private static func withoutDots(_ path: [UInt8]) -> [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let dot = UInt8(ascii: ".")
    for (index, part) in parts.enumerated() where index > 0 {
      let isLast = index == parts.count - 1
      if part.elementsEqual([dot]) {
        if isLast { kept.append([]) }
      } else if part.elementsEqual([dot, dot]) {
        _ = kept.popLast()
        if isLast { kept.append([]) }
      } else {
        kept.append(part)
      }
    }
    var result: [UInt8] = []
    for part in kept {
      result.append(UInt8(ascii: "/"))
      result += part
    }
    return result.isEmpty ? [UInt8(ascii: "/")] : result
  }

  private static func escape(_ bytes: [UInt8], except kept: Set<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if kept.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(bytes: result)
  }
}
