#if canImport(Darwin) || HEED_URL_SESSION
  internal import Foundation
  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif

  /// Loads documents by the system's own networking, with its proxies and its rules for safe
  /// connections.
  ///
  /// Each load has a session of its own without cache, cookies and passwords. What it refuses, and by
  /// which kind of error, is the same as on Linux, but for what only the system can say:
  ///
  /// - The system's proxies are used, and its rules for safe connections hold: it refuses `http` unless
  ///   the app's `Info.plist` allows it, which is then a ``UpdateError/Kind/badAddress``.
  /// - A handshake that fails for any reason is a ``UpdateError/Kind/badCertificate``.
  /// - ``SourceLimits/connectSeconds`` and ``SourceLimits/stallSeconds`` are one limit, the longer of
  ///   the two, of seconds in which nothing at all arrives; ``SourceLimits/stallBytes`` has no meaning.
  public struct URLSessionTransport: UpdateTransport {
    /// What the requests name as `User-Agent`; nothing leaves it to the system.
    public var agent: String?

    /// Makes a transport.
    public init(agent: String? = nil) {
      self.agent = agent
    }

    public func load(_ request: SourceRequest) async throws(UpdateError) -> SourceResponse {
      let limits = request.limits.bounded
      guard let asked = urlRequest(request, limits) else {
        throw UpdateError(.badAddress, "\(request.address) is no address for this system")
      }
      let exchange = URLSessionExchange(request: request, limits: limits)
      let result: Result<SourceResponse, UpdateError> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          exchange.start(asked, configuration(limits)) { continuation.resume(returning: $0) }
        }
      } onCancel: {
        exchange.cancel()
      }
      return try result.get()
    }

    private func configuration(_ limits: SourceLimits) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCredentialStorage = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      // The system starts this one anew with each packet, also while it connects.
      configuration.timeoutIntervalForRequest = max(limits.connectSeconds, limits.stallSeconds)
      configuration.timeoutIntervalForResource = limits.seconds
      return configuration
    }

    private func urlRequest(_ request: SourceRequest, _ limits: SourceLimits) -> URLRequest? {
      guard let url = URL(string: request.address.description) else { return nil }
      var asked = URLRequest(
        url: url, cachePolicy: .reloadIgnoringLocalCacheData,
        timeoutInterval: max(limits.connectSeconds, limits.stallSeconds))
      asked.setValue(request.accepts, forHTTPHeaderField: "Accept")
      if let agent { asked.setValue(agent, forHTTPHeaderField: "User-Agent") }
      if let tag = request.validators.entityTag {
        asked.setValue(tag, forHTTPHeaderField: "If-None-Match")
      }
      if let date = request.validators.lastModified {
        asked.setValue(date, forHTTPHeaderField: "If-Modified-Since")
      }
      if request.bypassesCaches {
        asked.setValue("no-cache", forHTTPHeaderField: "Cache-Control")
        asked.setValue("no-cache", forHTTPHeaderField: "Pragma")
      }
      return asked
    }
  }
#endif
