internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A socket on 127.0.0.1 and a free port, which this machine alone can reach.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  init() throws(CommandError) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Self.error() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 32) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isReady else {
      let error = Self.error()
      close(descriptor)
      throw error
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  private static func error() -> CommandError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return .unavailable("Cannot listen on 127.0.0.1: \(reason)")
  }
}
