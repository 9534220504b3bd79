extension Field {
  /// What a field is for, which decides its keyboard and how it shows its text.
  public struct Input: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case text, secure, multiline, number, email

      package static var names: WordList { "text secure multiline number email" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// One line of any text.
    public static let text = Input(kind: .text)
    /// One line whose characters are hidden.
    public static let secure = Input(kind: .secure)
    /// Several lines of any text.
    public static let multiline = Input(kind: .multiline)
    /// A number.
    public static let number = Input(kind: .number)
    /// An address for electronic mail.
    public static let email = Input(kind: .email)
  }
}
