public import Heed

/// Why a feed has no document for an app.
public struct FeedError: Error, Hashable, Sendable {
  public var code: Code
  /// The app's id, if it has one.
  public var id: Name?
  public var platform: Name

  init(_ code: Code, _ installed: InstalledApp) {
    self.code = code
    id = installed.id
    platform = installed.platform
  }

  /// What is wrong.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case otherApp, otherPlatform, ambiguous

      package static var names: WordList { "other-app other-platform ambiguous" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The code's name, such as `other-app`.
    public var name: String { kind.name }

    /// The feed is for other apps.
    public static let otherApp = Code(kind: .otherApp)
    /// The feed has the app, on other platforms.
    public static let otherPlatform = Code(kind: .otherPlatform)
    /// The feed has several apps, and it is not known which one runs.
    public static let ambiguous = Code(kind: .ambiguous)
  }
}

extension FeedError: CustomStringConvertible {
  public var description: String {
    let app: Phrase = id.map { "the app '\(Quoting.cleaned($0.string))'" } ?? "this app"
    let text: Phrase =
      switch code.kind {
      case .otherApp: "the feed has nothing for \(app)"
      case .otherPlatform:
        "the feed has nothing for \(app) on \(Quoting.cleaned(platform.string))"
      case .ambiguous: "the feed has several apps; say which one by its id"
      }
    return text.string
  }
}
