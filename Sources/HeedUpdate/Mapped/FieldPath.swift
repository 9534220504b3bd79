internal import Heed

/// The way to a value in somebody's JSON, such as `ios[0].required_version`.
///
/// Keys are joined by dots, places in lists are numbers in brackets, counted from 0; a key that has dots
/// or brackets itself stands in brackets and double quotes, as in `["a.b"].c`. The empty path is the
/// value at hand.
public struct FieldPath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key([UInt8])
    case place(Int)
  }

  /// The path as it was written.
  public let text: String
  let steps: [Step]

  /// Makes a path of its text.
  ///
  /// - Throws: an error where it is no path.
  public init(_ text: String) throws(FieldPathError) {
    self.text = text
    var parser = FieldPathParser(text)
    steps = try parser.steps()
  }
}

/// Why a text is no path.
public struct FieldPathError: Error, Hashable, Sendable {
  /// The text, cut after 60 bytes.
  public var text: String
  /// What is wrong and what to do, without a full stop.
  public var reason: String
}

extension FieldPathError: CustomStringConvertible {
  public var description: String {
    let text: Phrase = "'\(text)' is no path: \(reason)"
    return text.string
  }
}
