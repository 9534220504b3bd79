#if canImport(Darwin) || HEED_URL_SESSION
  package import Foundation
  #if canImport(FoundationNetworking)
    package import FoundationNetworking
  #endif

  extension URLError.Code {
    /// What a failure of the system's networking means; libcurl's failures mean the same.
    ///
    /// - Parameter hasBegun: Whether the head of the answer had come.
    /// - Returns: The kind of error that a check reports.
    package func kind(hasBegun: Bool) -> UpdateError.Kind {
      switch self {
      case .timedOut:
        return .timedOut
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired:
        return .badCertificate
      case .cannotDecodeRawData, .cannotDecodeContentData:
        return .incomplete
      case .httpTooManyRedirects, .redirectToNonExistentLocation:
        return .redirectRefused
      case .badURL, .appTransportSecurityRequiresSecureConnection:
        return .badAddress
      case _ where hasBegun:
        return .incomplete
      // An address is known to be one of HTTP, so it is the answer that is none.
      case .badServerResponse, .cannotParseResponse, .unsupportedURL:
        return .notADocument
      default:
        return .unreachable
      }
    }
  }
#endif
