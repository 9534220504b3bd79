#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How long something took, by a clock that nobody sets.
struct Stopwatch {
  private let start = Stopwatch.seconds

  /// The seconds since it was made.
  var elapsed: Double { Stopwatch.seconds - start }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
