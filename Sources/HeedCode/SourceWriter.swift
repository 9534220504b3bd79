public import Heed
internal import HeedDocument

/// Writes an alert as source: Swift that makes an equal one and shows it, a line for a shell, or a
/// document.
///
/// Only what differs from the defaults is written. Every text stands in it exactly as it is, and none
/// can leave its quotation marks: what is not seen, such as control characters and the marks that
/// turn the direction of text, is written as its number.
public struct SourceWriter: Sendable {
  /// What Swift calls the question, such as `deletePhotos`, of which `askDeletePhotos()` and
  /// `DeletePhotosButton` are made; made an identifier of where it is none.
  public var name: Name

  /// Makes a writer; the question is called `question` by default.
  public init(name: Name = "question") {
    self.name = name
  }

  /// The alert in a form; it ends with a line feed.
  ///
  /// Numbers that are not finite have no form in a document, and colours beyond the range from 0 to 1
  /// none in Swift.
  public func write(_ alert: Alert, as form: SourceForm) -> String {
    switch form.kind {
    case .uikit: UIKitSource.write(alert, name: SwiftIdentifier(name))
    case .swiftui: SwiftUISource.write(alert, name: SwiftIdentifier(name))
    case .swift: ValueSource.write(alert, name: SwiftIdentifier(name))
    case .ask: AskLine(alert)?.text ?? ShowLines.write(alert)
    case .json: DocumentWriter().write(alert)
    }
  }
}
