/// An id, a key or another name that machines compare, byte by byte.
///
/// Two names are equal when their UTF-8 bytes are, so a precomposed and a decomposed "é" differ.
/// Comparing bytes keeps the Unicode tables out of a web page.
public struct Name: Hashable, Sendable {
  /// The name as text.
  public var string: String { String(bytes: bytes) }

  package let bytes: [UInt8]

  /// Makes a name from its text.
  @inline(never)
  public init(_ string: String) {
    bytes = string.bytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  @inline(never)
  public static func == (lhs: Name, rhs: Name) -> Bool {
    lhs.bytes == rhs.bytes
  }

  public func hash(into hasher: inout Hasher) {
    for byte in bytes { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }

  /// Whether the name has no characters.
  public var isEmpty: Bool { bytes.isEmpty }
}

extension Name: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Name {
  /// A number as a name.
  package init(number: Int) { bytes = Digits.of(number) }

  /// The name with a number at its end.
  @inline(never)
  package func followed(by number: Int) -> Name {
    var joined = bytes
    joined.add(contentsOf: Digits.of(number))
    return Name(bytes: joined)
  }

  /// The name of a part: this name, a slash and the part's own.
  @inline(never)
  package static func / (name: Name, part: Name) -> Name {
    var joined = name.bytes
    joined.add(UInt8(ascii: "/"))
    joined.add(contentsOf: part.bytes)
    return Name(bytes: joined)
  }
}

extension Name: CustomStringConvertible {
  public var description: String { string }
}
