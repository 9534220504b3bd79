internal import CMicrohttpd
internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Speaks HTTP with browsers of this machine, in the thread that runs it.
final class HTTPServer {
  /// What is served.
  protocol Site: AnyObject {
    /// Looks at a request before its body is read: what it is refused with, if it is.
    func refusal(of request: HTTPRequest) -> HTTPResponse?
    /// Answers a request.
    func response(to request: HTTPRequest) -> HTTPResponse
    /// A page has stopped to listen.
    func streamClosed(_ stream: EventStream)
  }

  /// The most bytes of a request's body.
  static let bodyLimit = 1_048_576

  let port: UInt16
  unowned let site: any Site
  private let socket: ListeningSocket
  private var daemon: OpaquePointer?

  /// Starts to listen.
  init(site: any Site) throws(CommandError) {
    socket = try ListeningSocket()
    port = socket.port
    self.site = site
    let this = Unmanaged.passUnretained(self).toOpaque()
    let completed: MHD_RequestCompletedCallback = { _, _, slot, _ in
      guard let pointer = slot?.pointee else { return }
      slot?.pointee = nil
      Unmanaged<HTTPExchange>.fromOpaque(pointer).takeRetainedValue().end()
    }
    let accepted: MHD_AcceptPolicyCallback = { this, address, _ in
      guard let this, let address else { return .NO }
      let server = Unmanaged<HTTPServer>.fromOpaque(this).takeUnretainedValue()
      let peer = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee }
      let isOurs = PeerOwner.isOurs(
        address: peer.sin_addr.s_addr, port: UInt16(bigEndian: peer.sin_port), to: server.port)
      return isOurs ? .YES : .NO
    }
    daemon = heed_start_server(
      socket.descriptor, 64, 10, 32_768, accepted, HTTPServer.handle, completed, this)
    if daemon == nil {
      close(socket.descriptor)
      throw .unavailable("Cannot start the server of the page")
    }
  }

  /// Does what there is to do, and waits no longer than so many milliseconds.
  func run(milliseconds: Int32) throws(CommandError) {
    guard let daemon else { return }
    if MHD_run_wait(daemon, milliseconds) != .YES, errno != EINTR {
      throw .unavailable("The server of the page has failed")
    }
  }

  /// Ends all connections; streams have to be at their ends.
  func stop() {
    guard let daemon else { return }
    self.daemon = nil
    MHD_stop_daemon(daemon)
  }

  private static let handle: MHD_AccessHandlerCallback = {
    this, connection, url, method, _, data, size, slot in
    guard let this, let connection, let url, let method, let slot, let size else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(this).takeUnretainedValue()
    guard let known = slot.pointee else {
      let exchange = HTTPExchange(
        connection, method: String(cString: method), path: String(cString: url), site: server.site)
      slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return exchange.begin()
    }
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
    if size.pointee > 0 {
      exchange.add(UnsafeRawBufferPointer(start: data, count: size.pointee))
      size.pointee = 0
      return .YES
    }
    return exchange.finish()
  }
}
