internal import Heed

extension DecisionReason {
  /// The reason as a sentence without a full stop.
  public var text: String { code.name }
}
