internal import Heed

/// Why a text is no moment in time.
public struct TimestampError: Error, Hashable, Sendable {
  /// The text, cut after 60 bytes.
  public var text: String
  /// What is wrong and what to do, without a full stop.
  public var reason: String

  /// Makes an error.
  public init(text: String, reason: String) {
    self.text = text
    self.reason = reason
  }
}

extension TimestampError: CustomStringConvertible {
  public var description: String {
    let text: Phrase = "'\(text)' is no date: \(reason)"
    return text.string
  }
}
