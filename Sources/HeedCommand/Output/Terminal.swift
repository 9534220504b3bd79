#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What standard error is connected to.
enum Terminal {
  /// Whether it is a terminal on which a line can be written again.
  static var isThere: Bool {
    guard isatty(2) == 1 else { return false }
    guard let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  /// How many cells a line has; 80 where the terminal does not say.
  static var columns: Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Seconds since some moment, which only go forward.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
