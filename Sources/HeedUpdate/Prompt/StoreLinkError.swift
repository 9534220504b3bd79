public import Heed

/// Why an address is not opened.
public struct StoreLinkError: Error, Hashable, Sendable {
  /// What is wrong with an address.
  public struct Kind: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case empty, tooLong, unsafeCharacter, noScheme, schemeNotAllowed, noHost, userName, port,
        hostNotAllowed, otherApp, badAppID

      package static var names: WordList {
        """
        empty tooLong unsafeCharacter noScheme schemeNotAllowed noHost userName port \
        hostNotAllowed otherApp badAppID
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    public static let empty = Self(kind: .empty)
    /// It has more than ``StoreLink/maximumLength`` bytes.
    public static let tooLong = Self(kind: .tooLong)
    /// It has a space, a control character, a backslash, a quote, or a letter beyond ASCII.
    public static let unsafeCharacter = Self(kind: .unsafeCharacter)
    public static let noScheme = Self(kind: .noScheme)
    public static let schemeNotAllowed = Self(kind: .schemeNotAllowed)
    public static let noHost = Self(kind: .noHost)
    /// It has a name before the host, by which a host can be feigned.
    public static let userName = Self(kind: .userName)
    public static let port = Self(kind: .port)
    public static let hostNotAllowed = Self(kind: .hostNotAllowed)
    /// It leads to the page of another app.
    public static let otherApp = Self(kind: .otherApp)
    /// An app's id is `id` or nothing, and 1 to 20 digits.
    public static let badAppID = Self(kind: .badAppID)

    /// The kind's name, such as `hostNotAllowed`.
    public var name: String { kind.name }
  }

  public let kind: Kind
  /// The part that is meant, such as the host; empty where there is none.
  public let part: Name

  init(_ kind: Kind, _ part: [UInt8] = []) {
    self.kind = kind
    self.part = Name(String(bytes: Array(part.prefix(100))))
  }
}

extension StoreLinkError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    let phrase: Phrase =
      switch kind.kind {
      case .empty: "The address is empty."
      case .tooLong: "The address has more than \(StoreLink.maximumLength) bytes."
      case .unsafeCharacter:
        "The address has a character that does not belong there; write it as % and two digits."
      case .noScheme: "The address has no scheme; begin with https://."
      case .schemeNotAllowed:
        "The scheme \"\(part)\" is not allowed; allow it in code, or use https."
      case .noHost: "The address has no host after its scheme."
      case .userName: "The address has a user name before its host; leave it out."
      case .port: "The address has a port; leave it out."
      case .hostNotAllowed: "The host \"\(part)\" is not allowed; allow it in code."
      case .otherApp: "The address is not the page of the app \(part)."
      case .badAppID: "The app's id \"\(part)\" is not a number of 1 to 20 digits."
      }
    return phrase.string
  }
}
