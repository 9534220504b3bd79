/// A text of an item in one language.
public struct AppcastText: Hashable, Sendable {
  /// The language as `xml:lang` names it; nothing counts as `en`.
  public var language: String?
  /// `html`, `plain-text` or `markdown`; another word counts as `html`.
  public var format: String
  /// The text with its markup.
  public var text: String
}

/// A page of an item in one language.
public struct AppcastLink: Hashable, Sendable {
  /// The language as `xml:lang` names it; nothing counts as `en`.
  public var language: String?
  /// The address, resolved against the feed's.
  public var address: String
  /// `sparkle:edSignature` of the page.
  public var signature: String?
  /// `sparkle:length` of the page in bytes.
  public var length: Int?
}

/// What can be downloaded.
public struct AppcastEnclosure: Hashable, Sendable {
  /// The address, resolved against the feed's.
  public var address: String
  /// The length in bytes.
  public var length: Int?
  /// The type as MIME names it.
  public var type: String?
  /// `sparkle:edSignature` and the older `sparkle:dsaSignature`.
  public var edSignature: String?
  public var dsaSignature: String?
  /// The system that it is for; nothing means macOS.
  public var system: String?
  /// `sparkle:installationType`.
  public var installationType: String?
  /// Versions that stand here and not in the item.
  public var version: String?
  public var shortVersion: String?
  /// For a patch, the version that it starts from.
  public var deltaFrom: String?
  /// For a patch, the executable's size and the languages that it needs.
  public var deltaFromExecutableSize: Int?
  public var deltaFromLocales: [String] = []
}

/// An element of another namespace.
public struct AppcastProperty: Hashable, Sendable {
  /// Prefix and name, in lower case.
  public var name: String
  /// The text inside.
  public var value: String
}

/// Something in an appcast that is not as it should be.
public struct AppcastProblem: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What is wrong.
  public var reason: String
  /// Whether an item is missing because of it.
  public var losesItem: Bool

  public var description: String { "line \(line): \(reason)" }
}
