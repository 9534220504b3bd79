/// A line or more that the person types.
public struct Field: Hashable, Sendable {
  /// Names the value in the answer.
  public var id: Name
  /// What the empty field says.
  public var placeholder: String
  public var input: Input
  /// What stands in it at first.
  public var value: String
  public var isRequired: Bool
  /// The fewest characters that are valid.
  public var minLength: Int?
  /// The most characters that are valid.
  public var maxLength: Int?
  public var accepts: Rule?
  /// The id of a field that must hold the same.
  public var matches: Name?
  /// A fault that is shown beneath it from the start.
  public var error: String?

  /// Makes a field for one line of any text, which may stay empty.
  public init(
    _ id: Name, placeholder: String = "", input: Input = .text, value: String = "",
    isRequired: Bool = false, minLength: Int? = nil, maxLength: Int? = nil,
    accepts: Rule? = nil, matches: Name? = nil, error: String? = nil
  ) {
    self.id = id
    self.placeholder = placeholder
    self.input = input
    self.value = value
    self.isRequired = isRequired
    self.minLength = minLength
    self.maxLength = maxLength
    self.accepts = accepts
    self.matches = matches
    self.error = error
  }
}
