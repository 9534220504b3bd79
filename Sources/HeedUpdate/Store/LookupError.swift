public import Heed

/// Why an answer of Apple's lookup tells nothing of an app.
public struct LookupError: Error, Hashable, Sendable {
  public var code: Code
  /// The country that was asked for.
  public var country: Name?
  /// What was found instead, where there is something to say.
  public var detail: String?

  /// Makes an error.
  public init(_ code: Code, country: Name? = nil, detail: String? = nil) {
    self.code = code
    self.country = country
    self.detail = detail
  }

  /// What is wrong.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case notJSON, badCountry, notFoundInCountry, otherApp, noVersion

      package static var names: WordList {
        "not-json bad-country not-found-in-country other-app no-version"
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The code's name, such as `other-app`.
    public var name: String { kind.name }

    /// It is no JSON, such as the page of a network that wants a login.
    public static let notJSON = Code(kind: .notJSON)
    /// It has no list of results, which is how the store answers to a country that it does not know.
    public static let badCountry = Code(kind: .badCountry)
    /// The app is not in that country's store.
    public static let notFoundInCountry = Code(kind: .notFoundInCountry)
    /// It is about other apps, or about the app on other platforms.
    public static let otherApp = Code(kind: .otherApp)
    /// It has no version that can be read.
    public static let noVersion = Code(kind: .noVersion)
  }
}

extension LookupError: CustomStringConvertible {
  public var description: String {
    let country: Phrase = "\(Quoting.cleaned(self.country?.string ?? "the default country"))"
    var text: Phrase =
      switch code.kind {
      case .notJSON: "the store's answer is no JSON"
      case .badCountry:
        "the store does not know the country \(country); use two letters, such as us"
      case .notFoundInCountry: "the store of \(country) does not have the app"
      case .otherApp: "the store's answer is about another app"
      case .noVersion: "the store's answer has no version"
      }
    if let detail { text += " (\(Quoting.cleaned(detail)))" }
    return text.string
  }
}
