#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system says about a call that failed.
enum SystemError {
  /// The system's words for an error number.
  static func text(_ number: Int32) -> String {
    guard let words = strerror(number) else { return "error \(number)" }
    return String(cString: words)
  }
}
