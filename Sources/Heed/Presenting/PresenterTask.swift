/// Something that a presenter was told, and when in seconds.
final class PresenterTask {
  let job: PresenterJob
  let time: Double

  init(_ job: PresenterJob, _ time: Double) {
    self.job = job
    self.time = time
  }
}
