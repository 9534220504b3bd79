public import Heed

extension UpdateError {
  /// What went wrong, by a word that programs can rely on.
  public struct Kind: OpenSet, CustomStringConvertible {
    package enum Kind: UInt8, NamedKind {
      case badAddress, insecureAddress, unreachable, timedOut, tooLarge, incomplete,
        redirectRefused,
        badCertificate, refused, empty, notADocument, unsigned, badSignature, expired, replayed,
        wrongApp, wrongPlatform, wrongChannel, notFoundInCountry, badCountry, notFound, cancelled,
        badKey, storage

      package static var names: WordList {
        """
        bad-address insecure-address unreachable timed-out too-large incomplete redirect-refused \
        bad-certificate refused empty not-a-document unsigned bad-signature expired replayed \
        wrong-app wrong-platform wrong-channel not-found-in-country bad-country not-found cancelled \
        bad-key storage
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    public var description: String { kind.name }

    /// An address cannot be read, or is of another scheme than `https` and `http`.
    public static let badAddress = UpdateError.Kind(kind: .badAddress)
    /// An address is `http`, and neither a key nor the app says that this may be.
    public static let insecureAddress = UpdateError.Kind(kind: .insecureAddress)
    /// There is no way to the server, or it went away before it answered.
    public static let unreachable = UpdateError.Kind(kind: .unreachable)
    /// A limit of time was reached.
    public static let timedOut = UpdateError.Kind(kind: .timedOut)
    /// A document is longer than the limit.
    public static let tooLarge = UpdateError.Kind(kind: .tooLarge)
    /// The connection ended in the middle of the document.
    public static let incomplete = UpdateError.Kind(kind: .incomplete)
    /// A redirect leads to another scheme, in a circle, too far or nowhere.
    public static let redirectRefused = UpdateError.Kind(kind: .redirectRefused)
    /// The server is not who it has to be.
    public static let badCertificate = UpdateError.Kind(kind: .badCertificate)
    /// The server answered with a status that brings no document.
    public static let refused = UpdateError.Kind(kind: .refused)
    /// The answer has no bytes.
    public static let empty = UpdateError.Kind(kind: .empty)
    /// The answer is something else, such as the sign-in page of a network.
    public static let notADocument = UpdateError.Kind(kind: .notADocument)
    /// A key is trusted, and the document comes without a signature.
    public static let unsigned = UpdateError.Kind(kind: .unsigned)
    /// No trusted key made the signature of these bytes.
    public static let badSignature = UpdateError.Kind(kind: .badSignature)
    /// The document says that it is no longer valid.
    public static let expired = UpdateError.Kind(kind: .expired)
    /// The document's serial is lower than one seen before.
    public static let replayed = UpdateError.Kind(kind: .replayed)
    /// The document is another app's.
    public static let wrongApp = UpdateError.Kind(kind: .wrongApp)
    /// The document is for another platform.
    public static let wrongPlatform = UpdateError.Kind(kind: .wrongPlatform)
    /// The document is for a channel that this app does not follow.
    public static let wrongChannel = UpdateError.Kind(kind: .wrongChannel)
    /// The store has no such app in any of the countries.
    public static let notFoundInCountry = UpdateError.Kind(kind: .notFoundInCountry)
    /// The store knows no such country.
    public static let badCountry = UpdateError.Kind(kind: .badCountry)
    /// The store's answers named other apps.
    public static let notFound = UpdateError.Kind(kind: .notFound)
    /// The task was cancelled.
    public static let cancelled = UpdateError.Kind(kind: .cancelled)
    /// A key's text cannot be read.
    public static let badKey = UpdateError.Kind(kind: .badKey)
    /// The state cannot be read or written.
    public static let storage = UpdateError.Kind(kind: .storage)
  }
}
