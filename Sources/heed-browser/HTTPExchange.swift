internal import CMicrohttpd

/// One request on its way to its answer.
final class HTTPExchange {
  private let connection: OpaquePointer
  private let site: any HTTPServer.Site
  private var request: HTTPRequest
  private var isTooLarge = false
  private var stream: EventStream?

  init(_ connection: OpaquePointer, method: String, path: String, site: any HTTPServer.Site) {
    self.connection = connection
    self.site = site
    request = HTTPRequest(method: method, path: path)
    let collect: MHD_KeyValueIterator = { this, _, name, value in
      guard let this, let name else { return .NO }
      Unmanaged<HTTPExchange>.fromOpaque(this).takeUnretainedValue().request.headers
        .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
      return .YES
    }
    MHD_get_connection_values(
      connection, .HEADER_KIND, collect, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Refuses a request before anything of its body is read.
  func begin() -> MHD_Result {
    if let refusal = site.refusal(of: request) { return send(refusal) }
    let length = request.values("content-length").first.flatMap { Int($0) } ?? 0
    if length > HTTPServer.bodyLimit { return send(.empty(413)) }
    return .YES
  }

  /// Takes a part of the body; what is too much is not kept.
  func add(_ bytes: UnsafeRawBufferPointer) {
    if request.body.count + bytes.count > HTTPServer.bodyLimit {
      isTooLarge = true
      request.body = []
    } else if !isTooLarge {
      request.body += bytes
    }
  }

  /// Answers the whole request.
  func finish() -> MHD_Result {
    send(isTooLarge ? .empty(413) : site.response(to: request))
  }

  /// The library is done with it, whether it was answered or not.
  func end() {
    guard let stream else { return }
    stream.close()
    site.streamClosed(stream)
  }

  private func send(_ answer: HTTPResponse) -> MHD_Result {
    guard let response = response(answer) else { return .NO }
    defer { MHD_destroy_response(response) }
    for (name, value) in PageHeaders.all + answer.headers {
      MHD_add_response_header(response, name, value)
    }
    return MHD_queue_response(connection, answer.status, response)
  }

  private func response(_ answer: HTTPResponse) -> OpaquePointer? {
    guard let stream = answer.stream else {
      var body = answer.body
      return body.withUnsafeMutableBytes { bytes in
        MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
      }
    }
    stream.begin(on: connection)
    stream.send(answer.body)
    self.stream = stream
    return MHD_create_response_from_callback(
      UInt64.max, 4_096,
      { this, _, room, size in
        guard let this, let room else { return -2 }
        return Unmanaged<EventStream>.fromOpaque(this).takeUnretainedValue()
          .read(into: UnsafeMutableRawBufferPointer(start: room, count: size))
      }, Unmanaged.passRetained(stream).toOpaque(),
      { this in this.map { Unmanaged<EventStream>.fromOpaque($0).release() } })
  }
}
