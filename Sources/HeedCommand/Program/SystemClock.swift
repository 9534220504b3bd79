#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import HeedUpdate

/// The system's clock.
enum SystemClock {
  /// What it says now, in whole seconds, as documents have moments.
  static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(seconds: Double(time.tv_sec))
  }
}
