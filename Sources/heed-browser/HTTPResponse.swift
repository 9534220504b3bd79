/// What a request is answered with.
struct HTTPResponse {
  var status: UInt32
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// What goes on being sent after the body; nothing in an answer that ends.
  var stream: EventStream?

  /// An answer that has no more to say than its number.
  static func empty(_ status: UInt32) -> HTTPResponse { HTTPResponse(status: status) }

  /// There is nothing, or nothing for the one who asks.
  static var notFound: HTTPResponse { empty(404) }

  /// Some bytes of a kind.
  static func content(_ type: String, _ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: 200, headers: [("Content-Type", type)], body: body)
  }
}
