#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One connection, seen from the server.
struct TestConnection: Sendable {
  let socket: Int32

  /// Sends bytes; false where the client is gone.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { rest in
        #if canImport(Glibc)
          Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #else
          Darwin.send(socket, rest.baseAddress, rest.count, 0)
        #endif
      }
      if count <= 0 { return false }
      start += count
    }
    return true
  }

  /// Sends text.
  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  /// Sends a whole answer; the length is right unless another is given.
  @discardableResult
  func respond(
    _ status: Int = 200, _ headers: [String] = [], body: some Collection<UInt8>, length: Int? = nil
  ) -> Bool {
    let lines = ["HTTP/1.1 \(status) Any", "Content-Length: \(length ?? body.count)"] + headers
    return send(lines.joined(separator: "\r\n") + "\r\n\r\n") && send(body)
  }

  @discardableResult
  func respond(_ status: Int = 200, _ headers: [String] = [], text: String = "") -> Bool {
    respond(status, headers, body: text.utf8)
  }

  /// Waits; true until the client has gone.
  func pause(milliseconds: Int) -> Bool {
    var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let count = poll(&wait, 1, Int32(milliseconds))
    if count <= 0 { return true }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, 0) > 0
  }

  /// Ends the connection with a reset, as a crashed server does.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }

  func close() {
    #if canImport(Glibc)
      Glibc.close(socket)
    #else
      Darwin.close(socket)
    #endif
  }

  /// Reads a request up to its empty line.
  func readRequest() -> TestRequest? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    let end = Array("\r\n\r\n".utf8)
    while bytes.count < 1 << 16 {
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      if bytes.suffix(4).elementsEqual(end) { break }
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: true)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    return TestRequest(method: String(words[0]), target: String(words[1]), headers: headers)
  }
}
