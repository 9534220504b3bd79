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
  }

  /// Starts a server; `answer` runs on a thread of its own for each connection.
  init(_ answer: @escaping @Sendable (TestRequest, TestConnection) -> Void) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, isBound else { throw ServerError() }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
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
        startThread {
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
