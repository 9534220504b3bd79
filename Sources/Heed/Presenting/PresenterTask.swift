/// Something that a presenter was told, and when in seconds; a class, for lists of objects share the
/// code that grows them.
final class PresenterTask {
  let job: PresenterJob
  let time: Double

  init(_ job: PresenterJob, _ time: Double) {
    self.job = job
    self.time = time
  }
}
