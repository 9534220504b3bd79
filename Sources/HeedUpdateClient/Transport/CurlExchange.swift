#if canImport(CCurl) && os(Linux)
  internal import CCurl
  internal import Heed

  /// One request and its answer.
  final class CurlExchange {
    private let transport: CurlTransport
    private let request: SourceRequest
    private let address: WebAddress
    private let limits: SourceLimits
    private let stop: StopFlag

    private var body: [UInt8] = []
    private var headers = ResponseHeaders()
    private var isTooLarge = false

    init(
      transport: CurlTransport, request: SourceRequest, address: WebAddress, limits: SourceLimits,
      stop: StopFlag
    ) {
      self.transport = transport
      self.request = request
      self.address = address
      self.limits = limits
      self.stop = stop
    }

    /// Waits for the answer; `location` is where a redirect leads.
    func perform(
      seconds: Double
    ) throws(UpdateError) -> (response: SourceResponse, location: String?) {
      guard let handle = curl_easy_init() else {
        throw UpdateError(.unreachable, "libcurl has no room for another load")
      }
      defer { curl_easy_cleanup(handle) }
      let list = setHeaders(handle)
      defer { curl_slist_free_all(list) }
      var failure = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
      let code: CURLcode = failure.withUnsafeMutableBufferPointer { text in
        heed_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, text.baseAddress)
        setOptions(handle, seconds: seconds)
        let code = curl_easy_perform(handle)
        heed_curl_set_pointer(handle, CURLOPT_ERRORBUFFER, nil)
        return code
      }
      // libcurl's own message names the library's inner state; its first part is enough.
      let detail = String(
        decoding: failure.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if let error = error(for: code, detail: detail) { throw error }
      let status = heed_curl_status(handle)
      let response = SourceResponse(
        status: Int(status), body: status == 304 ? [] : body, validators: headers.validators,
        address: address, contentType: headers.contentType)
      return (response, headers.location)
    }

    private func setHeaders(_ handle: UnsafeMutableRawPointer) -> UnsafeMutablePointer<curl_slist>?
    {
      var lines = ["Accept: " + request.accepts]
      if let tag = request.validators.entityTag { lines.append("If-None-Match: " + tag) }
      if let date = request.validators.lastModified { lines.append("If-Modified-Since: " + date) }
      if request.bypassesCaches { lines += ["Cache-Control: no-cache", "Pragma: no-cache"] }
      var list: UnsafeMutablePointer<curl_slist>?
      for line in lines where !line.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        list = curl_slist_append(list, line) ?? list
      }
      heed_curl_set_list(handle, CURLOPT_HTTPHEADER, list)
      return list
    }

    private func setOptions(_ handle: UnsafeMutableRawPointer, seconds: Double) {
      func set(_ option: CURLoption, _ value: Int) { heed_curl_set_long(handle, option, value) }
      func set(_ option: CURLoption, _ text: String) { heed_curl_set_text(handle, option, text) }
      heed_curl_allow_web_only(handle)
      set(CURLOPT_URL, address.description)
      set(CURLOPT_USERAGENT, transport.agent)
      set(CURLOPT_FOLLOWLOCATION, 0)
      set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
      set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
      // An empty text keeps the environment's proxies out.
      set(CURLOPT_PROXY, transport.proxy ?? "")
      if transport.proxy == nil { set(CURLOPT_NOPROXY, "*") }
      set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
      if let certificates = transport.certificates {
        set(CURLOPT_CAINFO, certificates)
        heed_curl_set_text(handle, CURLOPT_CAPATH, nil)
      }
      // All encodings that libcurl unpacks; the limit counts the bytes that come out.
      set(CURLOPT_ACCEPT_ENCODING, "")
      set(CURLOPT_FRESH_CONNECT, 1)
      set(CURLOPT_FORBID_REUSE, 1)
      set(CURLOPT_NOSIGNAL, 1)
      set(CURLOPT_TIMEOUT_MS, max(Int((seconds * 1000).rounded(.up)), 1))
      set(
        CURLOPT_CONNECTTIMEOUT_MS,
        max(Int((min(limits.connectSeconds, seconds) * 1000).rounded(.up)), 1))
      set(CURLOPT_LOW_SPEED_TIME, Int(limits.stallSeconds.rounded(.up)))
      set(CURLOPT_LOW_SPEED_LIMIT, limits.stallBytes)
      heed_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(max(limits.bytes, 1)))
      set(CURLOPT_NOPROGRESS, 0)

      let context = Unmanaged.passUnretained(self).toOpaque()
      heed_curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
      heed_curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        CurlExchange.of(context)?.receive(bytes, size * count) ?? 0
      }
      heed_curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
      heed_curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        CurlExchange.of(context)?.receiveHeader(bytes, size * count) ?? 0
      }
      heed_curl_set_pointer(handle, CURLOPT_XFERINFODATA, context)
      heed_curl_set_progress(handle) { context, _, _, _, _ in
        CurlExchange.of(context)?.stop.isSet == false ? 0 : 1
      }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
      context.map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
    }

    private func receive(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      guard body.count + count <= limits.bytes else {
        isTooLarge = true
        return 0
      }
      body += UnsafeRawBufferPointer(start: bytes, count: count)
      return count
    }

    private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      headers.read(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
      return count
    }

    private func error(for code: CURLcode, detail: String) -> UpdateError? {
      if isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
        return UpdateError(.tooLarge, "\(address) is longer than \(limits.bytes) bytes")
      }
      if stop.isSet { return UpdateError(.cancelled, "the load of \(address) was cancelled") }
      let about = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
      switch code {
      case CURLE_OK:
        return nil
      case CURLE_OPERATION_TIMEDOUT:
        return UpdateError(.timedOut, "\(address) was too slow (\(about))")
      case CURLE_PARTIAL_FILE, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
        return UpdateError(.incomplete, "\(address) ended in the middle (\(about))")
      case CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
        return body.isEmpty
          ? UpdateError(.unreachable, "\(address) went away before it answered (\(about))")
          : UpdateError(.incomplete, "\(address) ended in the middle (\(about))")
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE,
        CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
        CURLE_SSL_CRL_BADFILE:
        return UpdateError(.badCertificate, "\(address) is not who it has to be (\(about))")
      case CURLE_URL_MALFORMAT:
        return UpdateError(.badAddress, "\(address) cannot be loaded (\(about))")
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
        return UpdateError(.notADocument, "\(address) speaks something else than HTTP (\(about))")
      default:
        return UpdateError(.unreachable, "\(address) cannot be reached (\(about))")
      }
    }
  }
#endif
