#if canImport(UIKit) && !os(watchOS)
  internal import Heed

  /// An answer that is still to come, for the one task that waits for it.
  @MainActor
  final class AnswerPromise {
    private var answer: Answer?
    private var waiting: CheckedContinuation<Answer, Never>?

    func keep(_ answer: Answer) {
      guard self.answer == nil else { return }
      self.answer = answer
      waiting?.resume(returning: answer)
      waiting = nil
    }

    func value() async -> Answer {
      if let answer { return answer }
      return await withCheckedContinuation { waiting = $0 }
    }
  }
#endif
