public import Heed

extension UpdateDocument {
  /// Where a document came from.
  public struct Source: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case feed, store, appcast, mapped, fixed

      package static var names: WordList { "feed store appcast mapped fixed" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Heed's own feed.
    public static let feed = Source(kind: .feed)
    /// A store's catalogue, which alone never forces anybody.
    public static let store = Source(kind: .store)
    /// A Sparkle appcast.
    public static let appcast = Source(kind: .appcast)
    /// A backend whose fields were named by the app.
    public static let mapped = Source(kind: .mapped)
    /// The app's own code.
    public static let fixed = Source(kind: .fixed)

    /// The source's name.
    public var name: String { kind.name }
  }

  /// What is known of who wrote a document.
  public struct Trust: Hashable, Sendable {
    /// The id of the key that its signature was verified with; nothing where there is no signature.
    public let keyID: Name?

    /// Its signature was verified, over its exact bytes, with a key that the app trusts.
    public static func verified(keyID: Name) -> Trust { Trust(keyID: keyID) }
    /// It has no signature, or the app trusts no key.
    public static let unsigned = Trust(keyID: nil)

    /// Whether a signature was verified.
    public var isVerified: Bool { keyID != nil }
  }

  /// By what releases are compared with what is installed.
  public struct Ordering: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case version, build

      package static var names: WordList { "version build" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// By ``InstalledApp/versionText``, with the rules of the releases.
    public static let version = Ordering(kind: .version)
    /// By ``InstalledApp/build``, as appcasts do.
    public static let build = Ordering(kind: .build)
  }
}
