public import Heed

/// What an app has to do about updates now.
public struct Decision: Hashable, Sendable {
  public var kind: Kind
  /// The release that it is about; for ``Kind/unsupportedHere`` one that the device cannot install,
  /// for ``Kind/none`` the one that came nearest, if any.
  public var release: Release?
  /// The installed version, as people read it.
  public var installed: String
  /// Whether the person may skip the release for good.
  public var canSkip: Bool
  /// Whether the person may postpone it.
  public var canRemind: Bool
  /// Whether it is critical for what is installed.
  public var isCritical: Bool
  /// Whether it is only told of, with a link.
  public var isInformational: Bool
  /// Whether it is a major upgrade for what is installed.
  public var isMajorUpgrade: Bool
  /// The first number in which the release is higher.
  public var component: VersionComponent?
  public var reason: DecisionReason
  /// What the policy has to say to the person, in a language that they read.
  public var message: String?
  /// The release's notes, in a language that the person reads.
  public var notes: ReleaseNotes?
  /// Where the release is to be had: an address that the app allows.
  public var link: StoreLink?
  /// How often the person chose to update to this release and came back without it.
  public var updateAttempts: Int
  /// How it came to the decision, step by step.
  public var trace: [TraceStep]

  /// Makes a decision.
  public init(
    _ kind: Kind, installed: String, release: Release? = nil, canSkip: Bool = false,
    canRemind: Bool = false, isCritical: Bool = false, isInformational: Bool = false,
    isMajorUpgrade: Bool = false, component: VersionComponent? = nil, reason: DecisionReason,
    message: String? = nil, notes: ReleaseNotes? = nil, link: StoreLink? = nil,
    updateAttempts: Int = 0, trace: [TraceStep] = []
  ) {
    self.kind = kind
    self.installed = installed
    self.release = release
    self.canSkip = canSkip
    self.canRemind = canRemind
    self.isCritical = isCritical
    self.isInformational = isInformational
    self.isMajorUpgrade = isMajorUpgrade
    self.component = component
    self.reason = reason
    self.message = message
    self.notes = notes
    self.link = link
    self.updateAttempts = updateAttempts
    self.trace = trace
  }

  /// The decision in one line, such as `forced 2.0: 1.0 is below the oldest supported version 1.5`.
  public var summary: String {
    var text: Phrase = "\(kind.name)"
    if kind != .none, let release { text += " \(Quoting.cleaned(release.versionText))" }
    text += ": \(reason.text)"
    return text.string
  }

  /// What an app has to do.
  public struct Kind: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case none, offer, forced, unsupportedHere, unavailable

      package static var names: WordList { "none offer forced unsupported-here unavailable" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The kind's name, such as `unsupported-here`.
    public var name: String { kind.name }

    /// Nothing.
    public static let none = Self(kind: .none)
    /// Ask the person, who may refuse.
    public static let offer = Self(kind: .offer)
    /// Ask the person, who cannot refuse; there is a release that this device can install, and, unless
    /// the settings say otherwise, an address where it is to be had.
    public static let forced = Self(kind: .forced)
    /// What is installed may not go on, and the device cannot install what may: say so, without a way
    /// to the store. Whether the app goes on is its own choice.
    public static let unsupportedHere = Self(kind: .unsupportedHere)
    /// Nothing, because the document or the installed version cannot be used.
    public static let unavailable = Self(kind: .unavailable)
  }
}
