internal import Heed

/// A version that people read, such as `2.4.1` or `3.0-beta.2+5`.
///
/// It has one number or more, of any length; then perhaps a hyphen and a pre-release, and a plus sign
/// and metadata, as Semantic Versioning 2.0.0 writes them. Missing numbers are zero, so `2.1` equals
/// `2.1.0`; a pre-release is below the version itself; metadata never counts.
///
/// A ``BuildNumber`` is another type, and the two are never compared.
public struct Version: Hashable, Sendable {
  /// The text it was made of, without what the lenient form passes over.
  public let text: String
  /// The numbers without the zeros at the end.
  let numbers: [WholeNumber]
  let preRelease: [PreReleaseIdentifier]

  init(text: String, numbers: [WholeNumber], preRelease: [PreReleaseIdentifier]) {
    self.text = text
    var numbers = numbers
    while let last = numbers.last, last.isZero { numbers.removeLast() }
    self.numbers = numbers
    self.preRelease = preRelease
  }

  /// Makes a version of its text.
  ///
  /// - Throws: an error where it is anything but numbers with dots, a pre-release and metadata; what
  ///   cannot be read never counts as zero.
  public init(_ text: String) throws(VersionError) {
    var parser = VersionParser(text.bytes, form: .open)
    self = try parser.version()
  }

  /// Makes a version of a text that may have white space around it and a `v` before it.
  public init(lenient text: String) throws(VersionError) {
    var parser = VersionParser(VersionParser.trimmed(text.bytes), form: .open)
    self = try parser.version()
  }

  /// Whether it is a pre-release.
  public var isPreRelease: Bool { !preRelease.isEmpty }

  /// The number at a place, counted from 0, as it is written in decimal digits; `0` beyond the last.
  public func number(at place: Int) -> String {
    place >= 0 && place < numbers.count ? numbers[place].text : "0"
  }

  public static func == (first: Version, second: Version) -> Bool {
    first.order(to: second) == .same
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(preRelease)
  }
}

extension Version: Comparable {
  public static func < (first: Version, second: Version) -> Bool {
    first.order(to: second) == .less
  }

  /// How the version stands to another.
  public func order(to other: Version) -> VersionOrder {
    for place in 0..<max(numbers.count, other.numbers.count) {
      let order = VersionOrder.of(self[place], other[place])
      if order != .same { return order }
    }
    if preRelease.isEmpty != other.preRelease.isEmpty {
      return preRelease.isEmpty ? .greater : .less
    }
    for place in 0..<min(preRelease.count, other.preRelease.count) {
      let order = VersionOrder.of(preRelease[place], other.preRelease[place])
      if order != .same { return order }
    }
    return .of(preRelease.count, other.preRelease.count)
  }

  /// The number at a place; zero beyond the last.
  subscript(place: Int) -> WholeNumber { place < numbers.count ? numbers[place] : .zero }
}

extension Version: CustomStringConvertible {
  public var description: String { text }
}
