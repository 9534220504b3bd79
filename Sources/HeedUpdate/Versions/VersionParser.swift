internal import Heed

/// Reads the numbers, the pre-release and the metadata of a version.
struct VersionParser {
  enum Form {
    /// Any count of numbers, zeros in front allowed.
    case open
    /// Exactly what Semantic Versioning 2.0.0 defines.
    case semantic
  }

  private let bytes: [UInt8]
  private let form: Form
  private var index = 0

  init(_ bytes: [UInt8], form: Form) {
    self.bytes = bytes
    self.form = form
  }

  /// A text without white space around it and without a `v` before its first digit.
  static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var rest = bytes[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "v") {
      rest.removeFirst()
      while let first = rest.first, isSpace(first) { rest.removeFirst() }
    }
    return Array(rest)
  }

  mutating func version() throws(VersionError) -> Version {
    let numbers = try numbers()
    var preRelease: [PreReleaseIdentifier] = []
    if byte == UInt8(ascii: "-") {
      index += 1
      preRelease = try identifiers(isMetadata: false)
    }
    if byte == UInt8(ascii: "+") {
      index += 1
      _ = try identifiers(isMetadata: true)
    }
    if index < bytes.count {
      throw fault("only numbers with dots, -pre-release and +metadata can stand in a version")
    }
    return Version(text: String(bytes: bytes), numbers: numbers, preRelease: preRelease)
  }

  /// The byte at hand; 0, which no version has, at the end.
  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func fault(_ reason: Phrase) -> VersionError { VersionError(bytes, at: index, reason) }

  private mutating func numbers() throws(VersionError) -> [WholeNumber] {
    var numbers: [WholeNumber] = []
    while true {
      let start = index
      while isDigit(byte) { index += 1 }
      if index == start {
        throw fault(bytes.isEmpty ? "it is empty" : "a number has to stand here, as in 2.4.1")
      }
      if form == .semantic, index - start > 1, bytes[start] == UInt8(ascii: "0") {
        index = start
        throw fault("a number cannot begin with 0; leave the 0 out")
      }
      numbers.append(WholeNumber(digits: bytes[start..<index]))
      guard byte == UInt8(ascii: ".") else { break }
      index += 1
    }
    if form == .semantic, numbers.count != 3 {
      throw fault("a semantic version has three numbers, as in 2.4.1, and not \(numbers.count)")
    }
    return numbers
  }

  private mutating func identifiers(
    isMetadata: Bool
  ) throws(VersionError) -> [PreReleaseIdentifier] {
    var identifiers: [PreReleaseIdentifier] = []
    while true {
      let start = index
      var isNumber = true
      while isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-") {
        if !isDigit(byte) { isNumber = false }
        index += 1
      }
      if index == start {
        throw fault("a letter, digit or hyphen has to stand here, as in 2.0-beta.1")
      }
      if isNumber {
        let isPadded = index - start > 1 && bytes[start] == UInt8(ascii: "0")
        if form == .semantic, !isMetadata, isPadded {
          index = start
          throw fault("a number cannot begin with 0; leave the 0 out")
        }
        identifiers.append(.number(WholeNumber(digits: bytes[start..<index])))
      } else {
        identifiers.append(.word(Array(bytes[start..<index])))
      }
      guard byte == UInt8(ascii: ".") else { return identifiers }
      index += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
