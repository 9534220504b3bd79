#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import HeedUpdateClient
import Synchronization

/// A web server on this machine that answers as a test tells it to, however wrong that is.
final class TestServer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let log = Log()

  /// What the server's thread shares with it, so that the thread does not keep the server alive.
  private final class Log: Sendable {
    let seen = Mutex<[TestRequest]>([])
    let isStopped = Mutex(false)
    let times = Mutex(Times())
  }

  /// When connections began and ended, by the threads that serve them: a task waits for other tests.
  private struct Times {
    var open = 0
    var first: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var longest = Duration.zero
  }

  /// Starts a server, on any free port unless one is given; `answer` runs on a thread of its own for each
  /// connection.
  init(
    port: UInt16 = 0, _ answer: @escaping @Sendable (TestRequest, TestConnection) -> Void
  ) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var reuse: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, isBound else { throw ServerError() }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
    startThread { [log] in
      while true {
        let socket = accept(listener, nil, nil)
        if log.isStopped.withLock({ $0 }) {
          // Only this thread closes the number, which another server could have by then.
          if socket >= 0 { close(socket) }
          close(listener)
          return
        }
        guard socket >= 0 else { continue }
        let start = ContinuousClock.now
        log.times.withLock {
          $0.open += 1
          $0.first = $0.first ?? start
        }
        startThread {
          defer {
            log.times.withLock {
              $0.open -= 1
              let end = ContinuousClock.now
              $0.last = end
              $0.longest = max($0.longest, end - start)
            }
          }
          let connection = TestConnection(socket: socket)
          if let request = connection.readRequest() {
            log.seen.withLock { $0.append(request) }
            answer(request, connection)
          }
          connection.close()
        }
      }
    }
  }

  struct ServerError: Error {}

  var requests: [TestRequest] { log.seen.withLock { $0 } }

  /// How long all connections took together, once none is open.
  func duration() async throws -> Duration {
    while log.times.withLock({ $0.open > 0 }) { try await Task.sleep(for: .milliseconds(10)) }
    return log.times.withLock { times in
      guard let first = times.first, let last = times.last else { return .zero }
      return last - first
    }
  }

  /// How long the longest connection took, once none is open.
  func longest() async throws -> Duration {
    _ = try await duration()
    return log.times.withLock { $0.longest }
  }

  func address(_ path: String = "/") throws -> WebAddress {
    try WebAddress("http://127.0.0.1:\(port)\(path)")
  }

  func stop() {
    let wasStopped = log.isStopped.withLock { isStopped in
      defer { isStopped = true }
      return isStopped
    }
    guard !wasStopped else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    #if !canImport(Glibc)
      _ = TestServer.isListening(port)
    #endif
  }

  /// Whether somebody takes connections at a port of this machine.
  static func isListening(_ port: UInt16) -> Bool {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let client = socket(AF_INET, kind, 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  deinit { stop() }
}

/// What a client asked for.
struct TestRequest: Sendable {
  var method: String
  var target: String
  var headers: [String: String]
}

/// Starts a thread that ends by itself.
func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let context = Unmanaged.passRetained(Box(body)).toOpaque()
  #if canImport(Glibc)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context)
    pthread_detach(thread)
  #else
    var thread: pthread_t?
    pthread_create(
      &thread, nil,
      { context in
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context)
    if let thread { pthread_detach(thread) }
  #endif
}
