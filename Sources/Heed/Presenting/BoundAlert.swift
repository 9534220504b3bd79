/// Keeps what is presented in step with a value of the app's that says which alert is wanted.
///
/// For hosts of views that are functions of state: there nobody calls `present`, and a view may be
/// made anew at any time. It decides what has to be done and does nothing; each place in the app that
/// may ask has one. Effects are done in their order, and events that come meanwhile are sent at once.
package struct BoundAlert<ID: Hashable> {
  /// An alert that is wanted.
  package struct Question {
    package var alert: Alert
    /// Tells it apart from others; nothing leaves that to its style and its actions.
    package var id: ID?

    package init(_ alert: Alert, id: ID? = nil) {
      self.alert = alert
      self.id = id
    }

    /// Whether one may take the other's place while that is up.
    fileprivate func isSame(as other: Question) -> Bool {
      guard id == other.id else { return false }
      return id != nil || alert.hasSameChoices(as: other.alert)
    }

    /// Whether nothing was changed about it.
    fileprivate func isUnchanged(from other: Question) -> Bool {
      id == other.id && (id != nil || alert == other.alert)
    }
  }

  /// What happens.
  package enum Event {
    /// The view was updated, or came into a window, or left it; this is what the value says now.
    case wants(Question?, isInWindow: Bool)
    /// The alert that was presented is over, and the value says this now.
    case ended(Answer, wanted: Question?)
    /// The value was asked to want nothing, and says this now.
    case cleared(left: Question?)
    /// The view is gone for good.
    case viewGone
  }

  /// What has to be done.
  package enum Effect {
    /// Present an alert; none is up.
    case present(Alert)
    /// Change what the alert that is up says.
    case update(Alert)
    /// Take back the alert that is up.
    case close
    /// Make the value want nothing, then send `cleared`.
    case clear
    /// Give the answer to whoever asked for it, then send `wants`: the answer may lead to a question.
    case deliver(Answer)
  }

  private enum Phase {
    case idle
    /// Presented: up, or waiting for its turn.
    case up(Question)
    /// Taken back, and not over.
    case leaving
  }

  private var phase = Phase.idle
  private var wanted: Question?
  /// What was answered and is wanted all the same, since the value could not be changed.
  private var kept: Question?
  private var isInWindow = false
  private var isGone = false

  package init() {}

  /// Whether what is wanted is up or waits for its turn, so that what belongs to it may be renewed.
  package var isUp: Bool {
    if case .up = phase { true } else { false }
  }

  /// Takes an event and says what has to be done.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .wants(let question, let isInWindow):
      self.isInWindow = isInWindow
      adopt(question)
      return settle()
    case .ended(let answer, let question):
      return end(answer, question)
    case .cleared(let left):
      if case .idle = phase, !isGone { kept = left }
      return []
    case .viewGone:
      isGone = true
      wanted = nil
      return settle()
    }
  }

  private mutating func adopt(_ question: Question?) {
    guard !isGone else { return }
    // What was answered is not asked again because the value stands still.
    if let question, let kept, question.isUnchanged(from: kept) { return }
    kept = nil
    wanted = question
  }

  /// Does what is still to be done for what is wanted.
  private mutating func settle() -> [Effect] {
    switch phase {
    case .idle:
      guard let wanted, isInWindow else { return [] }
      phase = .up(wanted)
      return [.present(wanted.alert)]
    case .up(let question):
      guard let wanted, wanted.isSame(as: question) else {
        phase = .leaving
        return [.close]
      }
      phase = .up(wanted)
      return wanted.alert == question.alert ? [] : [.update(wanted.alert)]
    case .leaving:
      return []
    }
  }

  private mutating func end(_ answer: Answer, _ question: Question?) -> [Effect] {
    let presented = phase
    if case .idle = presented { return [] }
    phase = .idle
    wanted = nil
    if case .up(let asked) = presented, let question, question.isSame(as: asked) {
      return [.clear, .deliver(answer)]
    }
    return [.deliver(answer)]
  }
}

extension Alert {
  /// Whether it has the same style and the same actions, whatever they and its texts are called.
  fileprivate func hasSameChoices(as other: Alert) -> Bool {
    guard style == other.style else { return false }
    let mine = actionEntries
    let others = other.actionEntries
    guard mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { $0.id == $1.id && $0.isCancel == $1.isCancel }
  }
}
