#if canImport(Darwin) || HEED_URL_SESSION
  internal import Foundation
  #if canImport(FoundationNetworking)
    internal import FoundationNetworking
  #endif
  internal import Heed

  /// One request of a session and its answer.
  ///
  /// All that changes is behind a lock, since a task may be cancelled from anywhere.
  final class URLSessionExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Completion = @Sendable (Result<SourceResponse, UpdateError>) -> Void

    private let lock = NSLock()
    private let request: SourceRequest
    private let limits: SourceLimits
    private var rules: RedirectRules
    private var address: WebAddress
    private var body: [UInt8] = []
    private var response: HTTPURLResponse?
    private var failure: UpdateError?
    private var completion: Completion?
    private var session: URLSession?
    private var watch: Task<Void, Never>?

    init(request: SourceRequest, limits: SourceLimits) {
      self.request = request
      self.limits = limits
      rules = RedirectRules(from: request.address, limit: limits.redirects)
      address = request.address
    }

    func start(
      _ asked: URLRequest, _ configuration: URLSessionConfiguration,
      _ completion: @escaping Completion
    ) {
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      lock.lock()
      self.completion = completion
      self.session = session
      let wasCancelled = failure != nil
      lock.unlock()
      if wasCancelled {
        finish(nil)
        return
      }
      // The system's own limit for the whole of a load begins anew with some redirects.
      let seconds = limits.seconds
      let watch = Task { [weak self] in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        guard let self, !Task.isCancelled else { return }
        stop(UpdateError(.timedOut, "\(request.address) took longer than \(seconds) seconds"))
      }
      lock.lock()
      self.watch = watch
      lock.unlock()
      session.dataTask(with: asked).resume()
    }

    func cancel() {
      stop(UpdateError(.cancelled, "the load of \(request.address) was cancelled"))
    }

    /// Ends the load with an error, unless it has ended.
    private func stop(_ error: UpdateError) {
      lock.lock()
      failure = failure ?? error
      let session = self.session
      lock.unlock()
      guard session != nil else { return }
      finish(nil)
    }

    private func finish(_ error: (any Error)?) {
      lock.lock()
      let completion = self.completion
      let session = self.session
      self.completion = nil
      self.session = nil
      watch?.cancel()
      watch = nil
      let result = result(error)
      lock.unlock()
      session?.invalidateAndCancel()
      completion?(result)
    }

    private func result(_ error: (any Error)?) -> Result<SourceResponse, UpdateError> {
      if let failure { return .failure(failure) }
      if let error {
        return .failure(URLSessionExchange.error(error, address, hasBegun: response != nil))
      }
      guard let response else {
        return .failure(UpdateError(.unreachable, "\(address) gave no answer of HTTP"))
      }
      // The system follows a redirect that says where.
      guard !RedirectRules.isRedirect(response.statusCode) else {
        return .failure(UpdateError(.redirectRefused, "\(address) redirects without saying where"))
      }
      var headers = ResponseHeaders()
      for (name, value) in response.allHeaderFields {
        if let name = name as? String, let value = value as? String { headers.set(name, value) }
      }
      return .success(
        SourceResponse(
          status: response.statusCode, body: response.statusCode == 304 ? [] : body,
          validators: headers.validators, address: address, contentType: headers.contentType))
    }

    // MARK: What the session tells

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      lock.lock()
      var location: String?
      for (name, value) in response.allHeaderFields {
        if (name as? String)?.lowercased() == "location" { location = value as? String }
      }
      do throws(UpdateError) {
        address = try rules.next(location)
        lock.unlock()
        completionHandler(request)
      } catch {
        lock.unlock()
        completionHandler(nil)
        stop(error)
      }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      lock.lock()
      self.response = response as? HTTPURLResponse
      lock.unlock()
      if response.expectedContentLength > Int64(limits.bytes) {
        completionHandler(.cancel)
        stop(tooLarge)
      } else {
        completionHandler(.allow)
      }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      lock.lock()
      let fits = body.count + data.count <= limits.bytes
      if fits { body += data }
      lock.unlock()
      if !fits { stop(tooLarge) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      lock.lock()
      // A redirect without an address may be told of here alone.
      if error == nil, response == nil { response = task.response as? HTTPURLResponse }
      lock.unlock()
      finish(error)
    }

    private var tooLarge: UpdateError {
      UpdateError(.tooLarge, "\(request.address) is longer than \(limits.bytes) bytes")
    }

    private static func error(
      _ error: any Error, _ address: WebAddress, hasBegun: Bool
    ) -> UpdateError {
      let about = error.localizedDescription
      let code = (error as? URLError)?.code ?? .unknown
      let kind = code.kind(hasBegun: hasBegun)
      let trouble =
        switch kind {
        case .timedOut: "was too slow"
        case .badCertificate: "is not who it has to be"
        case .badAddress: "cannot be loaded"
        case .notADocument: "speaks something else than HTTP"
        case .incomplete: "ended in the middle"
        case .redirectRefused: "redirects somewhere that is not followed"
        default: "cannot be reached"
        }
      return UpdateError(kind, "\(address) \(trouble) (\(about))")
    }
  }
#endif
