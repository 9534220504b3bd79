#if canImport(Glibc)
  internal import Glibc

  /// Whether a load was cancelled; set by one thread and read by another.
  final class StopFlag: @unchecked Sendable {
    private var lock = pthread_mutex_t()
    private var value = false

    init() { pthread_mutex_init(&lock, nil) }

    deinit { pthread_mutex_destroy(&lock) }

    var isSet: Bool {
      pthread_mutex_lock(&lock)
      defer { pthread_mutex_unlock(&lock) }
      return value
    }

    func set() {
      pthread_mutex_lock(&lock)
      value = true
      pthread_mutex_unlock(&lock)
    }
  }
#endif
