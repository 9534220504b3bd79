#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
public import HeedUpdate

extension Timestamp {
  /// What the system's clock says now.
  public static var current: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
