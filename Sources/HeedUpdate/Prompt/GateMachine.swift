public import Heed

/// What an update gate does, as a pure function of what happens: events in, effects out.
///
/// It knows no clock, network or screen. A forced prompt is state, not a thing on the screen: it stays
/// until a decision says otherwise, whatever closes its alert.
public struct GateMachine: Sendable {
  /// What the app shows.
  public enum State: Hashable, Sendable {
    /// Nothing: the app goes on.
    case open
    /// A prompt that the person may leave.
    case prompt(Alert)
    /// A prompt that the person cannot leave.
    case blocked(Alert)

    /// The alert, where there is one.
    public var alert: Alert? {
      switch self {
      case .open: nil
      case .prompt(let alert), .blocked(let alert): alert
      }
    }

    /// Whether the app is blocked.
    public var isBlocked: Bool {
      if case .blocked = self { true } else { false }
    }
  }

  /// Something that happened.
  public enum Event: Sendable {
    /// The app came to the front, also by its start.
    case activated(at: Timestamp)
    /// A check was asked for.
    case checkWanted(CheckKind, at: Timestamp)
    /// A check was over; `mayPresent` is whether the app lets a prompt for it come now.
    case decided(Decision, CheckKind, mayPresent: Bool, at: Timestamp)
    /// What was decided from the last good answer, without asking anybody: it counts until a check is
    /// over.
    case remembered(Decision, mayPresent: Bool)
    /// The app is at a point where a prompt that it held back may come.
    case quietPoint
    /// The prompt is on the screen.
    case shown
    /// An action was chosen that keeps the prompt open.
    case acted(Name, at: Timestamp)
    /// The prompt is off the screen.
    case ended(Answer, at: Timestamp)
    /// The store opened, or did not.
    case opened(StoreLink, Bool)
  }

  /// Something to do.
  public enum Effect: Hashable, Sendable {
    /// Look whether there is an update, and send ``Event/decided(_:_:mayPresent:at:)``.
    case check(CheckKind)
    /// Open the store, and send ``Event/opened(_:_:)``.
    case open(StoreLink)
    /// Keep that a prompt for this decision was on the screen.
    case recordShown(Decision)
    /// Keep what the person answered.
    case recordAnswer(UpdateAnswer, Decision)
  }

  /// What is asked, and for whom.
  struct Demand: Sendable {
    var decision: Decision
    var kind: CheckKind
    /// The address that did not open, where that is all there is to say.
    var failedLink: StoreLink?

    /// Whether its answers are kept.
    var isRecorded: Bool {
      failedLink == nil && decision.kind != .none && decision.kind != .unavailable
    }
  }

  /// The prompts that it makes.
  public var prompt: UpdatePrompt
  /// What it adds to the prompts: days or times left.
  public var hints = UpdateHints()
  /// Seconds from one check in the background to the next, a day by default; never under an hour.
  public var checkInterval = 86_400.0

  public internal(set) var state = State.open
  /// What is asked or held back, if anything.
  public var decision: Decision? { demand?.decision }
  /// Whether a prompt waits for ``Event/quietPoint``.
  public var isHoldingBack: Bool { demand != nil && state == .open }

  var demand: Demand?
  /// What the person chose to update to last.
  var lastUpdate: Decision?
  var isHeld = false
  var isChecking = false
  /// Whether a check was over since the start.
  var hasDecided = false
  /// A check that the person asked for while another one ran.
  var waitsForManual = false
  var lastCheck: Timestamp?
  /// Whether the store was opened since the app was in front.
  var visitedStore = false
  /// Whether the check that runs is the one after the store.
  var isBack = false
  /// How often the person came back from the store without the update.
  var returns = 0

  /// Makes a gate that is open.
  public init(prompt: UpdatePrompt) {
    self.prompt = prompt
  }

  /// Takes what happened, and says what to do about it.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .activated(let time): activated(at: time)
    case .checkWanted(let kind, let time): check(kind, at: time)
    case .decided(let decision, let kind, let mayPresent, let time):
      decided(decision, kind, mayPresent: mayPresent, at: time)
    case .remembered(let decision, let mayPresent): remembered(decision, mayPresent: mayPresent)
    case .quietPoint: quietPoint()
    case .shown: demand.map { $0.isRecorded ? [.recordShown($0.decision)] : [] } ?? []
    case .acted(let action, let time): acted(action, at: time)
    case .ended(let answer, let time): ended(answer, at: time)
    case .opened(let link, let isOpen): opened(link, isOpen)
    }
  }
}
