/// A question to a validator that the app gave for a field.
public struct ValidationRequest: Hashable, Sendable {
  /// Numbers the question; its answer has to carry the same number.
  public let number: Int
  /// The field's id.
  public let field: Name
  /// What the field holds.
  public let text: String
  /// What each field holds.
  public let values: [Answer.Value]

  package init(number: Int, field: Name, text: String, values: [Answer.Value]) {
    self.number = number
    self.field = field
    self.text = text
    self.values = values
  }
}
