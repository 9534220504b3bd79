public import Heed

/// What a prompt has to say, before it has a look.
public struct UpdateContent: Hashable, Sendable {
  public var kind: Kind
  public var title: String
  /// What has happened and what the person can do.
  public var message: String
  /// The new version, such as "Version 2.4"; nothing where there is none to be had.
  public var version: String?
  /// What is new, with nothing in it but allowed links.
  public var notes: RichText?
  /// Stands above the notes.
  public var notesTitle: String
  /// How long or how often it can be put off; empty where that is not known.
  public var hints: [String]
  /// Leads to the store; it keeps a forced prompt open.
  public var update: Action?
  /// The way out, where there is one.
  public var later: Action?
  /// Asks no more about this release.
  public var skip: Action?
  /// Looks again whether there is an update.
  public var check: Action?
  /// Whether the person cannot leave it.
  public var isForced: Bool
  /// The language of Heed's words in it.
  public var language: Name
  public var direction: Direction

  /// What a prompt is about.
  public struct Kind: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case available, critical, forced, blocked, unsupported, current, failed, storeFailed

      package static var names: WordList {
        "available critical forced blocked unsupported current failed storeFailed"
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// A newer version, which the person may refuse.
    public static let available = Self(kind: .available)
    /// A newer version that matters.
    public static let critical = Self(kind: .critical)
    /// What is installed is too old to go on.
    public static let forced = Self(kind: .forced)
    /// Just the installed version may not go on.
    public static let blocked = Self(kind: .blocked)
    /// The newer version does not run here.
    public static let unsupported = Self(kind: .unsupported)
    /// There is nothing newer.
    public static let current = Self(kind: .current)
    /// Nobody could be asked.
    public static let failed = Self(kind: .failed)
    /// The store did not open.
    public static let storeFailed = Self(kind: .storeFailed)

    /// The kind's name.
    public var name: String { kind.name }
  }

  /// The actions beside the way out, in the order in which they are listed.
  public var actions: [Action] { [update, check, skip].compactMap { $0 } }
}
