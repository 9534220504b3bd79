public import Heed

/// A step on the way to a decision.
public struct TraceStep: Hashable, Sendable {
  public var stage: Stage
  public var reason: DecisionReason

  /// Makes a step.
  public init(_ stage: Stage, _ reason: DecisionReason) {
    self.stage = stage
    self.reason = reason
  }

  /// The step as a sentence, such as `minimum: 1.0 is below the oldest supported version 1.5`.
  public var text: String {
    let text: Phrase = "\(stage.name): \(sentence)"
    return text.string
  }

  /// The same without the stage.
  public var sentence: String {
    guard reason.code == .accepted else { return reason.text }
    let what: Phrase = "\(Quoting.cleaned(reason.actual ?? "not known"))"
    let text: Phrase =
      switch stage.kind {
      case .installed: "\(what) is installed"
      case .document: "this document (\(what)) counts"
      case .environment: "people are asked in a build that came by \(what)"
      default: "\(what) counts"
      }
    return text.string
  }

  /// What was looked at, in the order in which it is.
  public struct Stage: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case installed, document, environment, releases, minimum, newer, rule, rollout, skip,
        timing, link, result

      package static var names: WordList {
        """
        installed document environment releases minimum newer rule rollout skip timing link result
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The stage's name.
    public var name: String { kind.name }

    /// Whether the installed version can be read.
    public static let installed = Stage(kind: .installed)
    /// Whether the document counts.
    public static let document = Stage(kind: .document)
    /// How the app came to the device.
    public static let environment = Stage(kind: .environment)
    /// Which releases this device can install.
    public static let releases = Stage(kind: .releases)
    /// Whether the installed version may go on.
    public static let minimum = Stage(kind: .minimum)
    /// Whether there is something newer.
    public static let newer = Stage(kind: .newer)
    /// How hard it is asked for.
    public static let rule = Stage(kind: .rule)
    /// Whether it has reached this install.
    public static let rollout = Stage(kind: .rollout)
    /// Whether the person skipped it.
    public static let skip = Stage(kind: .skip)
    /// Whether it is time.
    public static let timing = Stage(kind: .timing)
    /// Whether its address may be opened.
    public static let link = Stage(kind: .link)
    /// What was decided.
    public static let result = Stage(kind: .result)
  }
}
