internal import Glibc
internal import Heed
internal import HeedTesting

/// How long the layout of an alert takes, in microseconds of the processor's time.
struct LayoutTime {
  let median: Double
  let least: Double
  let most: Double
  let runs: Int

  /// Lays the alert out again and again for about a third of a second.
  init(of alert: Alert) {
    let answers = Answers()
    let environment = Environment(safeArea: EdgeInsets(top: 47, bottom: 34), scale: 2)
    let measurer = Measurer(text: { answers.next(for: $0) })
    func layOut() -> Int {
      answers.place = 0
      return alert.scene(in: environment, measurer: measurer).nodes.count
    }
    let once = Self.seconds { _ = layOut() }
    // Several at a time, so that reading the clock does not count.
    let batch = max(1, Int(0.002 / max(1e-7, Self.seconds { _ = layOut() })))
    var samples: [Double] = []
    var spent = once
    while spent < 0.3 || samples.count < 5 {
      let time = Self.seconds { for _ in 0..<batch { _ = layOut() } }
      samples.append(time / Double(batch) * 1e6)
      spent += time
    }
    samples.sort()
    median = samples[samples.count / 2]
    least = samples[0]
    most = samples[samples.count - 1]
    runs = samples.count * batch
  }

  /// The time that this thread spends on work, whatever else the machine does.
  private static func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    work()
    return now() - start
  }
}

/// The measured texts in the order in which layout asks for them: looking one up costs nothing.
private final class Answers {
  var place = 0
  private var known: [TextMetrics] = []

  func next(for request: TextRequest) -> TextMetrics {
    defer { place += 1 }
    if place == known.count { known.append(FixedMeasurer.metrics(of: request)) }
    return known[place]
  }
}
