/// An id, a key or another name that machines compare, byte by byte.
///
/// Two names are equal when their UTF-8 bytes are, so a precomposed and a decomposed "é" differ.
/// Comparing bytes keeps the Unicode tables out of a web page.
public struct Name: Hashable, Sendable {
  /// The name as text.
  public let string: String

  /// Makes a name from its text.
  public init(_ string: String) {
    self.string = string
  }

  public static func == (lhs: Name, rhs: Name) -> Bool {
    // Counting is cheap and tells most names apart.
    lhs.string.utf8.count == rhs.string.utf8.count
      && lhs.string.utf8.elementsEqual(rhs.string.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }

  /// Whether the name has no characters.
  public var isEmpty: Bool { string.isEmpty }
}

extension Name: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Name: CustomStringConvertible {
  public var description: String { string }
}
