// `make test-url-session` runs these where there is none of Apple's systems.
#if canImport(Darwin) || HEED_URL_SESSION
  import Foundation
  import HeedUpdateClient
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// What Apple's systems report, by the codes that they document.
  struct URLErrorCodeTests {
    @Test(
      arguments: [
        (.cannotParseResponse, .notADocument), (.badServerResponse, .notADocument),
        (.unsupportedURL, .notADocument), (.networkConnectionLost, .unreachable),
        (.cannotConnectToHost, .unreachable), (.cannotFindHost, .unreachable),
        (.notConnectedToInternet, .unreachable), (.timedOut, .timedOut),
        (.serverCertificateUntrusted, .badCertificate),
        (.serverCertificateHasUnknownRoot, .badCertificate),
        (.secureConnectionFailed, .badCertificate), (.badURL, .badAddress),
        (.httpTooManyRedirects, .redirectRefused),
        (.appTransportSecurityRequiresSecureConnection, .badAddress),
      ] as [(URLError.Code, UpdateError.Kind)])
    func saysWhatIsWrongBeforeAnAnswer(_ code: URLError.Code, _ kind: UpdateError.Kind) {
      #expect(code.kind(hasBegun: false) == kind)
    }

    @Test(
      arguments: [
        (.networkConnectionLost, .incomplete), (.cannotDecodeRawData, .incomplete),
        (.cannotDecodeContentData, .incomplete), (.cannotParseResponse, .incomplete),
        (.unknown, .incomplete), (.timedOut, .timedOut),
      ] as [(URLError.Code, UpdateError.Kind)])
    func saysWhatIsWrongInTheMiddle(_ code: URLError.Code, _ kind: UpdateError.Kind) {
      #expect(code.kind(hasBegun: true) == kind)
    }
  }
#endif
