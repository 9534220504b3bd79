#if canImport(CCurl) && os(Linux)
  internal import CCurl
  internal import Glibc

  /// Loads documents by libcurl.
  ///
  /// Each load has its own connection and thread, so that nothing is left behind and none waits for
  /// another. No proxy, cookie, password or setting is taken from the environment.
  public struct CurlTransport: UpdateTransport {
    /// A file with the certificates to trust instead of the system's, in PEM.
    public var certificates: String?
    /// A proxy such as `http://proxy.example:3128`; nothing means a direct way.
    public var proxy: String?
    /// What the requests name as `User-Agent`.
    public var agent: String

    /// Makes a transport that trusts the system's certificates.
    public init(certificates: String? = nil, proxy: String? = nil, agent: String = "Heed") {
      self.certificates = certificates
      self.proxy = proxy
      self.agent = agent
    }

    public func load(_ request: SourceRequest) async throws(UpdateError) -> SourceResponse {
      let stop = StopFlag()
      let result: Result<SourceResponse, UpdateError> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let started = Worker.start {
            continuation.resume(returning: run(request, stop: stop))
          }
          if !started {
            continuation.resume(
              returning: .failure(UpdateError(.unreachable, "the system gave no thread for a load"))
            )
          }
        }
      } onCancel: {
        stop.set()
      }
      return try result.get()
    }

    private func run(
      _ request: SourceRequest, stop: StopFlag
    ) -> Result<SourceResponse, UpdateError> {
      do throws(UpdateError) {
        return .success(try perform(request, stop: stop))
      } catch {
        return .failure(error)
      }
    }

    /// Follows redirects by itself, since libcurl would take one from `https` to `http`.
    private func perform(
      _ request: SourceRequest, stop: StopFlag
    ) throws(UpdateError) -> SourceResponse {
      guard CurlTransport.isPrepared else {
        throw UpdateError(.unreachable, "libcurl could not be started")
      }
      let limits = request.limits.bounded
      let stopwatch = Stopwatch()
      var rules = RedirectRules(from: request.address, limit: limits.redirects)
      var address = request.address
      while true {
        let left = limits.seconds - stopwatch.elapsed
        guard left > 0 else {
          throw UpdateError(.timedOut, "\(address) took longer than \(limits.seconds) seconds")
        }
        let exchange = CurlExchange(
          transport: self, request: request, address: address, limits: limits, stop: stop)
        let (response, location) = try exchange.perform(seconds: left)
        guard RedirectRules.isRedirect(response.status) else { return response }
        address = try rules.next(location)
      }
    }

    private static let isPrepared = heed_curl_prepare() == CURLE_OK
  }

  /// A thread of its own for a call that waits.
  private enum Worker {
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
      final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
      }
      let box = Unmanaged.passRetained(Box(body))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, box.toOpaque())
      guard status == 0 else {
        box.release()
        return false
      }
      pthread_detach(thread)
      return true
    }
  }
#endif
