internal import Glibc

/// Does numbered work on threads, and hands what comes of it to the caller in the order of the numbers.
///
/// No thread runs far ahead, so that little waits to be handed over.
package final class WorkQueue<Output> {
  private let count: Int
  private let ahead: Int
  private let work: [(Int) -> Output]
  private var next = 0
  private var delivered = 0
  private var finished: [Int: Output] = [:]
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  /// Makes a queue; each of the workers is called on one thread of its own.
  package init(count: Int, workers: [(Int) -> Output]) {
    self.count = count
    work = workers
    ahead = 4 * workers.count
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Does everything, and returns when all is handed over.
  package func run(_ deliver: (Int, Output) -> Void) {
    let threads = work.indices.compactMap { start($0) }
    // Without a single thread the caller does it.
    if threads.isEmpty {
      for number in 0..<count { deliver(number, work[0](number)) }
    } else {
      for number in 0..<count { deliver(number, wait(for: number)) }
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func start(_ worker: Int) -> pthread_t? {
    let start = UnsafeMutablePointer<() -> Void>.allocate(capacity: 1)
    start.initialize { self.labour(worker) }
    var thread = pthread_t()
    let error = pthread_create(
      &thread, nil,
      { argument in
        if let start = argument?.assumingMemoryBound(to: (() -> Void).self) {
          start.move()()
          start.deallocate()
        }
        return nil
      }, start)
    guard error == 0 else {
      start.deinitialize(count: 1)
      start.deallocate()
      return nil
    }
    return thread
  }

  private func labour(_ worker: Int) {
    while let number = take() {
      let output = work[worker](number)
      pthread_mutex_lock(mutex)
      finished[number] = output
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while next < count, next - delivered >= ahead { pthread_cond_wait(changed, mutex) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  private func wait(for number: Int) -> Output {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let output = finished.removeValue(forKey: number) {
        delivered += 1
        pthread_cond_broadcast(changed)
        return output
      }
      pthread_cond_wait(changed, mutex)
    }
  }
}
