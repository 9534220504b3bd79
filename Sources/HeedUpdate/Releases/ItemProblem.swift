public import Heed

/// Something in a document that could not be read and was passed over; the rest still counts.
public struct ItemProblem: Hashable, Sendable {
  /// Where it stands, such as `apps[0].releases[3].version`.
  public var path: Name
  /// The line, the first being 1, where the document has lines.
  public var line: Int?
  /// The column, the first being 1, counted in Unicode scalars.
  public var column: Int?
  /// What is wrong and what to do, without a full stop.
  public var reason: String

  /// Makes a problem.
  public init(path: Name, line: Int? = nil, column: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension ItemProblem: CustomStringConvertible {
  /// One line, such as `12:7: apps[0].releases[3].version: …`.
  public var description: String {
    var text: Phrase = ""
    if let line { text += "\(line):\(column ?? 1): " }
    text += "\(path): \(reason)"
    return text.string
  }
}
