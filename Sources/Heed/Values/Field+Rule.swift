extension Field {
  /// What a field's text must look like.
  public struct Rule: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case email, url, number, digits

      package static var names: WordList { "email url number digits" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// An address for electronic mail.
    public static let email = Rule(kind: .email)
    /// A web address.
    public static let url = Rule(kind: .url)
    /// A number, with a sign and a fraction if need be.
    public static let number = Rule(kind: .number)
    /// Digits only.
    public static let digits = Rule(kind: .digits)
  }
}
