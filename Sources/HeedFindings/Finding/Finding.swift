public import Heed

/// Something about an alert that a person would trip over, and what to do about it.
public struct Finding: Hashable, Sendable {
  /// Which rule found it.
  public var code: Code
  public var severity: Severity
  /// Where it is, as a document names it, such as `actions[1].title`; empty for the alert itself.
  public var path: Name
  /// The id of the scene's node that shows it, if one does.
  public var node: Name?
  /// Where that node stands on the surface in points, with nothing scrolled.
  public var frame: Rect?
  /// What is wrong, with its figures, in one sentence.
  public var reason: String
  /// What to do about it, in one sentence.
  public var remedy: String
  /// The font it was measured with, such as `Inter, semibold, 17 points`; nothing where none was.
  public var font: String?

  /// Makes a finding.
  public init(
    _ code: Code, _ severity: Severity, path: Name, node: Name? = nil, frame: Rect? = nil,
    reason: String, remedy: String
  ) {
    self.code = code
    self.severity = severity
    self.path = path
    self.node = node
    self.frame = frame
    self.reason = reason
    self.remedy = remedy
  }
}

extension Finding: CustomStringConvertible {
  /// One line, such as `warning: small-target: actions[0].height: …`.
  public var description: String {
    var text: Phrase = "\(severity.name): \(code.name): "
    if !path.isEmpty { text += "\(path): " }
    text += "\(reason) \(remedy)"
    return text.string
  }
}
