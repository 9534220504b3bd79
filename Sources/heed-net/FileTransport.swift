internal import HeedUpdateClient

/// Brings a document from a file in place of a network, so that a local one is treated as one that was
/// loaded.
struct FileTransport: UpdateTransport {
  let body: [UInt8]
  /// The signature file, if there is one.
  let signature: [UInt8]?

  func load(_ request: SourceRequest) async throws(UpdateError) -> SourceResponse {
    guard request.address.path.hasSuffix(SignatureFile.suffix) else {
      return SourceResponse(status: 200, body: body, address: request.address)
    }
    guard let signature else { return SourceResponse(status: 404, address: request.address) }
    return SourceResponse(status: 200, body: signature, address: request.address)
  }
}
