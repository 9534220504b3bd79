#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
#if canImport(Darwin)
  internal import Foundation
#endif

/// Lets one thread at a time at a value; tests run beside each other.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  #if canImport(Darwin)
    private let lock = NSLock()
  #else
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif

  init(_ value: Value) {
    self.value = value
    #if !canImport(Darwin)
      pthread_mutex_init(lock, nil)
    #endif
  }

  #if !canImport(Darwin)
    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  #endif

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      lock.lock()
      defer { lock.unlock() }
    #else
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return body(&value)
  }
}
