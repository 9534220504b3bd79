public import Heed

/// What the answer to an update prompt means.
public struct UpdateChoice: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case update, later, skip, closed, check, unanswered

    package static var names: WordList { "update later skip closed check unanswered" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// To update: the store is opened.
  public static let update = UpdateChoice(kind: .update)
  /// To be asked again.
  public static let later = UpdateChoice(kind: .later)
  /// Not to be asked about this release any more.
  public static let skip = UpdateChoice(kind: .skip)
  /// The person closed it without a choice.
  public static let closed = UpdateChoice(kind: .closed)
  /// To look again whether there is an update.
  public static let check = UpdateChoice(kind: .check)
  /// It ended without the person, or was never seen: nothing is recorded.
  public static let unanswered = UpdateChoice(kind: .unanswered)

  /// The choice of an answer to an alert of ``UpdatePrompt``, by the ids of its actions.
  public init(_ answer: Answer) {
    switch answer.reason.kind {
    case .action, .outsideTap, .swipe, .escape:
      self = answer.wasShown ? UpdateChoice(action: answer.action) : .unanswered
    case .timeout, .withdrawn, .replaced, .interrupted, .unavailable: self = .unanswered
    }
  }

  /// The choice of an action's id; nothing, or one that is not a prompt's, closes.
  init(action: Name?) {
    switch action {
    case UpdatePrompt.ActionID.update?: self = .update
    case UpdatePrompt.ActionID.later?: self = .later
    case UpdatePrompt.ActionID.skip?: self = .skip
    case UpdatePrompt.ActionID.check?: self = .check
    default: self = .closed
    }
  }

  /// The choice's name.
  public var name: String { kind.name }

  /// What ``UpdateState`` records, if anything.
  public var recorded: UpdateAnswer? {
    switch kind {
    case .update: .update
    case .later, .closed: .later
    case .skip: .skip
    case .check, .unanswered: nil
    }
  }

  /// Whether the store is opened.
  public var opensStore: Bool { kind == .update }
}
