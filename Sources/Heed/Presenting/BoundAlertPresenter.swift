#if !hasFeature(Embedded)
  /// Presents the alert that a value of the app's wants, as ``BoundAlert`` decides.
  ///
  /// It lives until the alert that it presented is over, also where nobody else keeps it.
  @MainActor
  package final class BoundAlertPresenter<ID: Hashable> {
    /// An alert that is wanted, and who is told the answer.
    package struct Wish {
      package let question: BoundAlert<ID>.Question
      package let deliver: @MainActor (Answer) -> Void

      package init(
        _ question: BoundAlert<ID>.Question, deliver: @escaping @MainActor (Answer) -> Void
      ) {
        self.question = question
        self.deliver = deliver
      }
    }

    /// Reads what the app's value wants at the moment.
    package var readWish: @MainActor () -> Wish? = { nil }
    /// Makes the value want nothing.
    package var clear: @MainActor () -> Void = {}
    /// Presents an alert; the completion runs once, at once or later.
    package var present:
      @MainActor (Alert, _ completion: @escaping @MainActor (Answer) -> Void) -> AlertHandle?
    /// Runs after an answer was given, which may have changed the value.
    package var onDelivery: @MainActor () -> Void = {}

    private var bound = BoundAlert<ID>()
    /// What the value wanted when it was read last.
    private var wish: Wish?
    /// Who is told the answer to the alert that is up.
    private var asking: Wish?
    private var handle: AlertHandle?
    /// How many alerts were presented, and the number of the one that is not over.
    private var count = 0
    private var current: Int?

    package init(
      present:
        @escaping @MainActor (
          Alert, _ completion: @escaping @MainActor (Answer) -> Void
        ) -> AlertHandle?
    ) {
      self.present = present
    }

    /// Whether an alert is up, or waits for its turn, that is wanted.
    package var isUp: Bool { bound.isUp }

    /// Does what is to be done for what the value wants now.
    ///
    /// Not while views are updated: it may change the value, and present.
    package func pass(isInWindow: Bool) {
      wish = readWish()
      perform(bound.handle(.wants(wish?.question, isInWindow: isInWindow)))
      // What the answer leads to follows the view as it is now.
      if bound.isUp, let wish { asking = wish }
    }

    /// Takes back what is up, and presents nothing any more.
    package func viewIsGone() {
      perform(bound.handle(.viewGone))
    }

    private func isOver(_ answer: Answer) {
      current = nil
      handle = nil
      wish = readWish()
      perform(bound.handle(.ended(answer, wanted: wish?.question)))
    }

    private func perform(_ effects: [BoundAlert<ID>.Effect]) {
      for effect in effects {
        switch effect {
        case .present(let alert):
          asking = wish
          count += 1
          let number = count
          current = number
          let handle = present(alert) { self.isOver($0) }
          // It may be over before `present` returns, and the next one up.
          guard current == number else { continue }
          self.handle = handle
          // Or it was taken back when there was no handle to do it by.
          if !bound.isUp { handle?.close() }
        case .update(let alert): handle?.update(alert)
        case .close: handle?.close()
        case .clear:
          clear()
          wish = readWish()
          perform(bound.handle(.cleared(left: wish?.question)))
        case .deliver(let answer):
          let asked = asking
          asking = nil
          asked?.deliver(answer)
          onDelivery()
        }
      }
    }
  }
#endif
