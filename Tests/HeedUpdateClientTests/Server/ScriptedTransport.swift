import HeedUpdateClient
import Synchronization

/// A transport that answers from a script, and keeps what was asked.
final class ScriptedTransport: UpdateTransport {
  typealias Answer = @Sendable (SourceRequest) throws(UpdateError) -> SourceResponse

  private let script: Mutex<Answer>
  private let log = Mutex<[SourceRequest]>([])

  init(_ answer: @escaping Answer = ScriptedTransport.unreachable) {
    script = Mutex(answer)
  }

  static let unreachable: Answer = { request throws(UpdateError) in
    throw UpdateError(.unreachable, "\(request.address) is out of reach")
  }

  /// Answers with a body for each path; any other is not found.
  static func files(_ files: [String: [UInt8]], tag: String? = nil) -> Answer {
    { request throws(UpdateError) in
      guard let body = files[request.address.path] else {
        return SourceResponse(status: 404, address: request.address)
      }
      return SourceResponse(
        status: 200, body: body, validators: Validators(entityTag: tag), address: request.address)
    }
  }

  var requests: [SourceRequest] { log.withLock { $0 } }

  func answer(_ answer: @escaping Answer) { script.withLock { $0 = answer } }

  func load(_ request: SourceRequest) async throws(UpdateError) -> SourceResponse {
    log.withLock { $0.append(request) }
    let answer = script.withLock { $0 }
    return try answer(request)
  }
}
