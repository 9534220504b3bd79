/// What a server answered.
public struct SourceResponse: Hashable, Sendable {
  /// The status of HTTP, from 200 to 599.
  public var status: Int
  /// The body, unpacked; empty where the status is 304.
  public var body: [UInt8]
  /// By what a later request can ask whether it has changed.
  public var validators: Validators
  /// Where it came from after redirects.
  public var address: WebAddress
  /// `Content-Type` as the server named it, or nothing.
  public var contentType: String?

  /// Makes an answer.
  public init(
    status: Int, body: [UInt8] = [], validators: Validators = Validators(), address: WebAddress,
    contentType: String? = nil
  ) {
    self.status = status
    self.body = body
    self.validators = validators
    self.address = address
    self.contentType = contentType
  }
}
