/// How an action's work went.
public enum WorkResult: Hashable, Sendable {
  /// It is done: the alert closes, or stays up where the action keeps it open.
  case succeeded
  /// It is done and the alert closes, whatever the action says.
  case closes
  /// It is done and the alert stays up, whatever the action says.
  case stays
  /// It failed; the message is shown in place, a usual one where there is none.
  case failed(String?)
}
