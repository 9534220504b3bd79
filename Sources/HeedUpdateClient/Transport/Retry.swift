/// Whether and when a failed load is tried once more.
public struct Retry: Sendable {
  /// Seconds before the second try, without the jitter; 1 by default.
  public var delay: Double
  /// The largest part of the delay that chance adds, so that apps do not come all at once; 1 by
  /// default, which makes 1 to 2 seconds.
  public var jitter: Double
  /// Numbers from 0 to below 1.
  public var random: @Sendable () -> Double
  /// Waits a number of seconds; throws where the task was cancelled.
  public var pause: @Sendable (Double) async throws -> Void

  /// Makes a rule for the second try.
  public init(
    delay: Double = 1, jitter: Double = 1,
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    pause: @escaping @Sendable (Double) async throws -> Void = { seconds in
      try await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
    }
  ) {
    self.delay = delay
    self.jitter = jitter
    self.random = random
    self.pause = pause
  }

  /// Loads a document; where the server was out of reach, failed or broke off, once more.
  ///
  /// Both tries and the wait stay within the limit of one. A certificate that does not fit, a
  /// refused redirect or a document that is too large would be the same again.
  func load(
    _ request: SourceRequest, by transport: any UpdateTransport
  ) async throws(UpdateError) -> SourceResponse {
    let stopwatch = Stopwatch()
    let first: Result<SourceResponse, UpdateError>
    do throws(UpdateError) {
      first = .success(try await transport.load(request))
    } catch {
      first = .failure(error)
    }
    guard isWorthwhile(first) else { return try first.get() }
    let wait = max(delay, 0) * (1 + max(jitter, 0) * min(max(random(), 0), 1))
    let left = request.limits.bounded.seconds - stopwatch.elapsed - wait
    guard left > 0.05 else { return try first.get() }
    do {
      try await pause(wait)
    } catch {
      throw UpdateError(.cancelled, "the load of \(request.address) was cancelled")
    }
    var again = request
    again.limits.seconds = left
    return try await transport.load(again)
  }

  private func isWorthwhile(_ result: Result<SourceResponse, UpdateError>) -> Bool {
    switch result {
    case .success(let response): response.status >= 500 || response.status == 408
    case .failure(let error): error.kind == .unreachable || error.kind == .incomplete
    }
  }
}
