/// A text put together from words and values.
///
/// It is used where texts are put together in many places: each part is a call here, while those of
/// a `String` become a page of code at each place.
package struct Phrase: ExpressibleByStringInterpolation, Sendable {
  /// What a phrase is put together in.
  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var bytes: [UInt8] = []

    @inline(never)
    package init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(never)
    package mutating func appendLiteral(_ words: StaticString) {
      for index in 0..<words.utf8CodeUnitCount { bytes.append(words.utf8Start[index]) }
    }

    package mutating func appendInterpolation(_ words: StaticString) { appendLiteral(words) }

    @inline(never)
    package mutating func appendInterpolation(_ text: String) {
      for byte in text.bytes { bytes.append(byte) }
    }

    @inline(never)
    package mutating func appendInterpolation(_ number: Double) {
      appendInterpolation(number.description)
    }

    @inline(never)
    package mutating func appendInterpolation(_ number: Int) {
      bytes += Digits.of(number)
    }

    @inline(never)
    package mutating func appendInterpolation(_ name: Name) {
      appendInterpolation(name.string)
    }

    @inline(never)
    package mutating func appendInterpolation(_ phrase: Phrase) {
      bytes += phrase.bytes
    }
  }

  private var bytes: [UInt8]

  @inline(never)
  package init(stringLiteral words: StaticString) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(words)
    bytes = interpolation.bytes
  }

  package init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
  }

  /// The phrase as text.
  @inline(never)
  package var string: String { String(bytes: bytes) }

  @inline(never)
  package static func + (first: Phrase, second: Phrase) -> Phrase { "\(first)\(second)" }

  @inline(never)
  package static func += (first: inout Phrase, second: Phrase) { first.bytes += second.bytes }
}
