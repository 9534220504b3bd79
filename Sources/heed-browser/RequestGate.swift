/// Which requests are listened to at all.
///
/// The server stands on 127.0.0.1, but pages of others can speak to it from the person's browser, and
/// a name that somebody turns to 127.0.0.1 later looks like that one's own server.
struct RequestGate {
  /// The host and the port as a browser writes them.
  let host: String

  init(port: UInt16) {
    host = "127.0.0.1:\(port)"
  }

  var origin: String { "http://\(host)" }

  /// What a request is refused with; nothing where it may go on.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard request.method == "GET" || request.method == "POST" else { return .empty(405) }
    let isPost = request.method == "POST"
    // A page that is opened has no origin; scripts of another's page always have one.
    let origins = request.values("origin")
    guard request.values("host") == [host], origins == [origin] || origins.isEmpty && !isPost else {
      return .empty(403)
    }
    let sites = request.values("sec-fetch-site")
    guard sites.isEmpty || sites == ["same-origin"] || sites == ["none"] && !isPost else {
      return .empty(403)
    }
    return nil
  }
}
