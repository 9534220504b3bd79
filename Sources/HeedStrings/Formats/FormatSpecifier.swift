internal import Heed

/// A place of a format that a value fills, such as `%1$@` or `%.2f`.
struct FormatSpecifier: Hashable, Sendable {
  /// What kind of value fills it; another kind makes an app show nonsense, or crash.
  enum Kind: UInt8, Hashable, Sendable {
    case object, whole, real, character, characters, pointer

    /// What fills it, as a sentence names it.
    var name: StaticString {
      switch self {
      case .object: "a text or another object"
      case .whole: "a whole number"
      case .real: "a number with a point"
      case .character: "a character"
      case .characters: "a C string"
      case .pointer: "an address"
      }
    }
  }

  /// A width or precision that a value gives.
  enum Measure: Hashable, Sendable {
    case fixed(Int)
    /// The value at a position, from 1, or the next one.
    case argument(Int?)
  }

  /// Which value fills it, from 1; the next one where nothing is said.
  var position: Int?
  var isLeftAligned = false
  var hasSign = false
  var isZeroPadded = false
  var isAlternate = false
  var width: Measure?
  var precision: Measure?
  /// Whether it takes 64 bits.
  var isLong = false
  /// The letter at its end.
  var conversion: UInt8
  var kind: Kind
  /// As it stands in the text.
  var spelling: [UInt8]

  /// The kind of value that a letter takes, or nothing where there is none of the letter.
  static func kind(of conversion: UInt8) -> Kind? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
      UInt8(ascii: "O"):
      .whole
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .real
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .characters
    case UInt8(ascii: "p"): .pointer
    default: nil
    }
  }
}
