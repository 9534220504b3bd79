#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Waits on a thread of its own until something can be read or written, so that the main actor is
/// free meanwhile.
enum PollThread {
  private final class Job: @unchecked Sendable {
    var descriptors: [pollfd]
    let milliseconds: Int32
    let continuation: CheckedContinuation<Void, Never>

    init(
      _ descriptors: [pollfd], _ milliseconds: Int32,
      _ continuation: CheckedContinuation<Void, Never>
    ) {
      self.descriptors = descriptors
      self.milliseconds = milliseconds
      self.continuation = continuation
    }

    func run() {
      poll(&descriptors, nfds_t(descriptors.count), milliseconds)
      continuation.resume()
    }
  }

  /// Returns when one of the descriptors is ready or the time is over; -1 is for ever.
  static func wait(_ descriptors: [pollfd], milliseconds: Int32) async {
    await withCheckedContinuation { continuation in
      let job = Unmanaged.passRetained(Job(descriptors, milliseconds, continuation))
      #if canImport(Darwin)
        var thread: pthread_t?
        let error = pthread_create(&thread, nil, { PollThread.run($0) }, job.toOpaque())
      #else
        var thread = pthread_t()
        let error = pthread_create(&thread, nil, { PollThread.run($0) }, job.toOpaque())
      #endif
      if error == 0 {
        #if canImport(Darwin)
          if let thread { pthread_detach(thread) }
        #else
          pthread_detach(thread)
        #endif
      } else {
        // Without a thread the wait is short, and comes again.
        job.takeRetainedValue().continuation.resume()
      }
    }
  }

  private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
  }
}
