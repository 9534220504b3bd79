internal import Heed

/// Why a text is no version by the rules that were asked for.
public struct VersionError: Error, Hashable, Sendable {
  /// The text, cut after 60 bytes.
  public var text: String
  /// How many bytes of the text stand before the fault.
  public var offset: Int
  /// What is wrong and what to do, without a full stop.
  public var reason: String

  /// Makes an error.
  public init(text: String, offset: Int, reason: String) {
    self.text = text
    self.offset = offset
    self.reason = reason
  }

  init(_ bytes: [UInt8], at offset: Int, _ reason: Phrase) {
    text = Quoting.cleaned(bytes)
    self.offset = offset
    self.reason = reason.string
  }
}

extension VersionError: CustomStringConvertible {
  /// One line, such as `'1.0b2' is no version: …`.
  public var description: String {
    let text: Phrase = "'\(text)' is no version: \(reason)"
    return text.string
  }
}
