#if canImport(UIKit) && !os(watchOS)
  /// One call that is due at a time; asking for another one calls it off.
  @MainActor
  final class HostTimer {
    private let clock: HostClock
    private var cancel: (@MainActor () -> Void)?

    init(clock: HostClock) {
      self.clock = clock
    }

    func start(in seconds: Double, _ perform: @escaping @MainActor () -> Void) {
      stop()
      cancel = clock.schedule(seconds) { [weak self] in
        self?.cancel = nil
        perform()
      }
    }

    func stop() {
      cancel?()
      cancel = nil
    }
  }
#endif
