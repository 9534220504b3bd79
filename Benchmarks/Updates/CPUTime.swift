internal import Glibc

/// What repeated work takes, in seconds of the processor's time.
struct CPUTime {
  let median: Double
  let least: Double
  let most: Double
  let runs: Int

  /// Does the work again and again for about half a second, several times between two looks at the clock.
  init(batch: Int, _ work: () -> Void) {
    work()
    var samples: [Double] = []
    var spent = 0.0
    while spent < 0.5 || samples.count < 5 {
      let time = Self.seconds { for _ in 0..<batch { work() } }
      samples.append(time / Double(batch))
      spent += time
    }
    samples.sort()
    median = samples[samples.count / 2]
    least = samples[0]
    most = samples[samples.count - 1]
    runs = samples.count * batch
  }

  /// The time that this thread spends on work, whatever else the machine does.
  static func seconds(_ work: () -> Void) -> Double {
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
