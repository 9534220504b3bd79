public import Heed
public import HeedFindings

/// Something about a text of an app that people would trip over, and what to do about it.
public struct TextFinding: Hashable, Sendable {
  /// Which rule found it.
  public var code: Finding.Code
  public var severity: Finding.Severity
  /// Where it stands; what is missing stands where the original does.
  public var place: TextPlace
  /// The key, unless it is about the whole file.
  public var key: Name?
  /// The table, such as `Localizable`.
  public var table: Name
  /// The language that it is about; nothing where the file does not say, or has several.
  public var language: Name?
  /// What is wrong, with its figures, in one sentence.
  public var reason: String
  /// What to do about it, in one sentence.
  public var remedy: String

  /// Makes a finding.
  public init(
    _ code: Finding.Code, _ severity: Finding.Severity, place: TextPlace, key: Name? = nil,
    table: Name, language: Name? = nil, reason: String, remedy: String
  ) {
    self.code = code
    self.severity = severity
    self.place = place
    self.key = key
    self.table = table
    self.language = language
    self.reason = reason
    self.remedy = remedy
  }
}

extension TextFinding: CustomStringConvertible {
  /// One line, such as `de.lproj/Localizable.strings:3:1: warning: empty-text: …`.
  public var description: String {
    var text: Phrase = "\(place.description): \(severity.name): \(code.name): "
    if let key { text += "\(key): " }
    text += "\(reason)"
    if !remedy.isEmpty { text += " \(remedy)" }
    return text.string
  }
}
