/// Work that an action starts while the alert stays up.
public struct WorkRequest: Hashable, Sendable {
  /// Numbers the work; its result has to carry the same number.
  public let number: Int
  /// The id of the action that was chosen.
  public let action: Name
  /// What each field holds.
  public let values: [Answer.Value]
  /// What is picked.
  public let selections: [Answer.Selection]

  package init(
    number: Int, action: Name, values: [Answer.Value], selections: [Answer.Selection]
  ) {
    self.number = number
    self.action = action
    self.values = values
    self.selections = selections
  }
}
