#if os(Linux)
  public import Heed
  public import HeedFindings

  extension AlertCatalog {
    /// Findings that are meant to be as they are, and why.
    public struct Silence: Hashable, Sendable {
      public var code: Finding.Code
      /// The name of the alert; every alert where there is none.
      public var entry: String?
      /// The language; every language where there is none.
      public var language: Name?
      public var reason: String

      /// Makes a silence.
      public init(
        _ code: Finding.Code, entry: String? = nil, language: Name? = nil, reason: String
      ) {
        self.code = code
        self.entry = entry
        self.language = language
        self.reason = reason
      }
    }
  }
#endif
