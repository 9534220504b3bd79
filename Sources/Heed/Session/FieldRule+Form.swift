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
    let end = bytes.count
    switch self {
    case .digits: return !bytes.isEmpty && Self.digits(in: bytes, 0, end) == end
    case .number: return Self.isNumber(bytes)
    case .email: return Self.isEmail(bytes)
    case .url: return Self.isURL(bytes)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x80 || isDigit(byte)
  }

  /// The place of the first byte from a start on that is no digit.
  @inline(never)
  private static func digits(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, isDigit(bytes[index]) { index += 1 }
    return index
  }

  /// The place of the first of a byte from a start on, or the end.
  @inline(never)
  private static func first(
    _ byte: UInt8, in bytes: [UInt8], _ start: Int, _ end: Int
  ) -> Int {
    var index = start
    while index < end, bytes[index] != byte { index += 1 }
    return index
  }

  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    let end = bytes.count
    let start = end > 0 && (bytes[0] == 0x2B || bytes[0] == 0x2D) ? 1 : 0
    let middle = digits(in: bytes, start, end)
    if middle == end { return middle > start }
    guard bytes[middle] == 0x2E || bytes[middle] == 0x2C else { return false }
    // ".5" and "5." are what people type on their way to a number, and mean one.
    return digits(in: bytes, middle + 1, end) == end && end - start > 1
  }

  private static func isEmail(_ bytes: [UInt8]) -> Bool {
    let end = bytes.count
    let at = first(0x40, in: bytes, 0, end)
    guard at < end, at <= 64, end - at - 1 <= 255,
      first(0x40, in: bytes, at + 1, end) == end
    else { return false }
    let symbols: StaticString = "!#$%&'*+/=?^_`{|}~-"
    // Neither first, last nor doubled: each point parts two atoms.
    var isAtomEmpty = true
    for index in 0..<at {
      if bytes[index] == 0x2E {
        if isAtomEmpty { return false }
        isAtomEmpty = true
        continue
      }
      isAtomEmpty = false
      if isLetterOrDigit(bytes[index]) { continue }
      var symbol = 0
      while symbol < symbols.utf8CodeUnitCount, symbols.utf8Start[symbol] != bytes[index] {
        symbol += 1
      }
      if symbol == symbols.utf8CodeUnitCount { return false }
    }
    return !isAtomEmpty && isDomain(bytes, at + 1, end, leastLabels: 2)
  }

  @inline(never)
  private static func isDomain(
    _ bytes: [UInt8], _ start: Int, _ end: Int, leastLabels: Int
  ) -> Bool {
    var labels = 0
    var begin = start
    while true {
      let stop = first(0x2E, in: bytes, begin, end)
      guard stop > begin, stop - begin <= 63, bytes[begin] != 0x2D, bytes[stop - 1] != 0x2D
      else { return false }
      for index in begin..<stop where !isLetterOrDigit(bytes[index]) && bytes[index] != 0x2D {
        return false
      }
      labels += 1
      if stop == end { return labels >= leastLabels }
      begin = stop + 1
    }
  }

  private static func isURL(_ bytes: [UInt8]) -> Bool {
    for byte in bytes where byte <= 0x20 || byte == 0x7F { return false }
    return isURL(bytes, "https://") || isURL(bytes, "http://")
  }

  @inline(never)
  private static func isURL(_ bytes: [UInt8], _ scheme: StaticString) -> Bool {
    let count = scheme.utf8CodeUnitCount
    guard bytes.count > count else { return false }
    for index in 0..<count {
      let wanted = scheme.utf8Start[index]
      let given = bytes[index]
      guard given == wanted || (given >= 0x41 && given <= 0x5A && given | 0x20 == wanted) else {
        return false
      }
    }
    return hasHost(bytes, count)
  }

  /// Whether an address has a host and maybe a port from a place on.
  private static func hasHost(_ bytes: [UInt8], _ from: Int) -> Bool {
    var start = from
    var end = from
    while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x3F, bytes[end] != 0x23 {
      // What stands before the last "@" is a person's name there.
      if bytes[end] == 0x40 { start = end + 1 }
      end += 1
    }
    if start < end, bytes[start] == 0x5B {
      // An address in brackets: hexadecimal digits, colons and points.
      var stop = end - 1
      while stop > start, bytes[stop] != 0x5D { stop -= 1 }
      guard stop - start > 2 else { return false }
      for byte in bytes[(start + 1)..<stop] {
        let isHexadecimal = isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
        guard isHexadecimal || byte == 0x3A || byte == 0x2E else { return false }
      }
      return isPort(bytes, stop + 1, end)
    }
    let colon = first(0x3A, in: bytes, start, end)
    return isDomain(bytes, start, colon, leastLabels: 1) && isPort(bytes, colon, end)
  }

  private static func isPort(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    if start == end { return true }
    return bytes[start] == 0x3A && end - start > 1 && end - start <= 6
      && digits(in: bytes, start + 1, end) == end
  }
}
