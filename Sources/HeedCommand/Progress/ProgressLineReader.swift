/// What one line says about some work.
struct ProgressLineReader {
  /// The part that is done, where the line says that; 1 is all.
  private(set) var number: Double?
  /// What is being done, where the line says that.
  private(set) var words: String?

  init(_ line: String) {
    var rest = Array(line.utf8)[...]
    Self.skipSpace(&rest)
    let whole = rest
    guard let part = Self.takePart(&rest) else {
      words = Self.words(whole)
      return
    }
    number = part
    Self.skipSpace(&rest)
    if !rest.isEmpty { words = Self.words(rest) }
  }

  /// A number alone, one before a percent sign, or a fraction.
  private static func takePart(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard let value = takeNumber(&rest) else { return nil }
    skipSpace(&rest)
    if rest.isEmpty { return value / 100 }
    switch rest.popFirst() {
    case 0x25: return value / 100
    case 0x2F:
      skipSpace(&rest)
      guard let all = takeNumber(&rest), all > 0, isAtWordEnd(rest) else { return nil }
      return value / all
    default: return nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isAtWordEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map(isSpace) ?? true
  }

  private static func skipSpace(_ rest: inout ArraySlice<UInt8>) {
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
  }

  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Double? {
    let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
    guard digits.first != 0x2E, digits.count <= 20,
      let number = Double(String(decoding: Array(digits), as: UTF8.self))
    else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  /// The words without the sign that other programs put before them.
  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.first == 0x23, bytes.dropFirst().first == 0x20 {
      bytes.removeFirst()
      skipSpace(&bytes)
    }
    return String(decoding: Array(bytes), as: UTF8.self)
  }
}
