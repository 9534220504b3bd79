/// An error that says itself what is shown in the alert whose work it ended.
public protocol PresentableError: Error {
  /// What went wrong and what the person can do, as they read it.
  var message: String { get }
}

/// An error that is nothing but its message.
public struct WorkFailure: PresentableError, Hashable {
  public let message: String

  /// Makes an error from what the person reads.
  public init(_ message: String) {
    self.message = message
  }
}
