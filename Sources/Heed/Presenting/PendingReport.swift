/// A report that is owed once: it is made, or it loses its meaning, whichever comes first.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class PendingReport<Value> {
  private(set) var isCancelled = false
  private var report: ((Value) -> Void)?
  private var cancellation: (() -> Void)?

  init(_ report: @escaping (Value) -> Void) {
    self.report = report
  }

  var isPending: Bool { report != nil }

  func finish(_ value: Value) {
    guard let report else { return }
    self.report = nil
    cancellation = nil
    report(value)
  }

  func onCancel(_ perform: @escaping () -> Void) {
    if isCancelled {
      perform()
    } else if isPending {
      cancellation = perform
    }
  }

  func cancel() {
    guard isPending else { return }
    report = nil
    isCancelled = true
    let perform = cancellation
    cancellation = nil
    perform?()
  }
}
