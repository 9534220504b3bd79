extension Field.Rule.Kind {
  /// Whether a text that is not empty has the form.
  ///
  /// - `digits`: 0 to 9 alone.
  /// - `number`: a sign if need be, digits, and a point or a comma with more digits if need be.
  /// - `email`: a local part, "@", and a domain of at least two labels. Letters outside ASCII are
  ///   allowed on both sides; quoted local parts are not.
  /// - `url`: "http://" or "https://", a host, and no white space.
  package func allows(_ text: String) -> Bool {
    let bytes = text.bytes
    switch self {
    case .digits: return !bytes.isEmpty && bytes.allSatisfy(Self.isDigit)
    case .number: return Self.isNumber(bytes[...])
    case .email: return Self.isEmail(bytes)
    case .url: return Self.isURL(bytes)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x80
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var bytes = text
    if let sign = bytes.first, sign == 0x2B || sign == 0x2D { bytes = bytes.dropFirst() }
    let parts = bytes.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2E || $0 == 0x2C })
    // ".5" and "5." are what people type on their way to a number, and mean one.
    return parts.contains { !$0.isEmpty }
      && parts.allSatisfy { $0.allSatisfy(Self.isDigit) }
  }

  private static func isEmail(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: 0x40, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count <= 64, parts[1].count <= 255 else { return false }
    let atoms = parts[0].split(separator: 0x2E, omittingEmptySubsequences: false)
    let symbols = Array("!#$%&'*+/=?^_`{|}~-".utf8)
    let isLocal = atoms.allSatisfy { atom in
      !atom.isEmpty
        && atom.allSatisfy { isLetter($0) || isDigit($0) || symbols.contains($0) }
    }
    return isLocal && isDomain(parts[1], leastLabels: 2)
  }

  private static func isDomain(_ bytes: ArraySlice<UInt8>, leastLabels: Int) -> Bool {
    let labels = bytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    return labels.count >= leastLabels
      && labels.allSatisfy { label in
        !label.isEmpty && label.count <= 63 && label.first != 0x2D && label.last != 0x2D
          && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D }
      }
  }

  private static func isURL(_ bytes: [UInt8]) -> Bool {
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    for scheme in ["https://", "http://"] {
      let start = scheme.bytes
      guard bytes.count > start.count else { continue }
      let isScheme = zip(bytes, start).allSatisfy { given, wanted in
        given == wanted || (given >= 0x41 && given <= 0x5A && given | 0x20 == wanted)
      }
      if isScheme { return hasHost(bytes[start.count...]) }
    }
    return false
  }

  /// Whether an address begins with a host and maybe a port.
  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    var host = rest.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    if let at = host.lastIndex(of: 0x40) { host = host[(at + 1)...] }
    if host.first == 0x5B {
      // An address in brackets: hexadecimal digits, colons and points.
      guard let end = host.lastIndex(of: 0x5D), end - host.startIndex > 2 else { return false }
      let isAddress = host[(host.startIndex + 1)..<end].allSatisfy { byte in
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66) || byte == 0x3A
          || byte == 0x2E
      }
      return isAddress && isPort(host[(end + 1)...])
    }
    let end = host.firstIndex(of: 0x3A) ?? host.endIndex
    return isDomain(host[..<end], leastLabels: 1) && isPort(host[end...])
  }

  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    return first == 0x3A && bytes.count > 1 && bytes.count <= 6
      && bytes.dropFirst().allSatisfy(isDigit)
  }
}
