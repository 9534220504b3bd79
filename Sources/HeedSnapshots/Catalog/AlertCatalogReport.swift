#if os(Linux)
  public import Heed
  public import HeedFindings

  /// What was found in a catalog's alerts.
  public struct AlertCatalogReport: Hashable, Sendable {
    /// What was found at one place of an alert, in however many pictures.
    public struct Item: Hashable, Sendable, CustomStringConvertible {
      /// The name of the alert.
      public var entry: String
      public var code: Finding.Code
      /// The worst of all pictures.
      public var severity: Finding.Severity
      /// Where it is, as a document names it, such as `actions[1].title`.
      public var path: Name
      /// What is wrong, with its figures, in one sentence.
      public var reason: String
      /// What to do about it, in one sentence.
      public var remedy: String
      /// The languages in which it appears.
      public var languages: [Name]
      /// The pictures in which it appears, within the report's folder.
      public var pictures: [String]
      /// Why it is meant to stay; nothing where it is not.
      public var silence: String?

      /// One line, such as `delete: warning: text-cut-off: actions[0].title: …`.
      public var description: String {
        var text = "\(entry): \(severity.name): \(code.name): "
        if !path.isEmpty { text += "\(path): " }
        text += reason
        if !remedy.isEmpty { text += " \(remedy)" }
        return text
      }
    }

    /// How many pictures were drawn.
    public var pictureCount: Int
    /// What was found, the worst first; what is meant to stay is last.
    public var items: [Item]
    /// Silences that nothing was found for; remove them.
    public var unusedSilences: [AlertCatalog.Silence]
    /// Where the page is that shows it all.
    public var page: String

    /// What of it is an error that nobody means to stay.
    public var errors: [Item] { items.filter { $0.severity == .error && $0.silence == nil } }

    /// What of it is an error or a warning that nobody means to stay.
    public var errorsAndWarnings: [Item] {
      items.filter { $0.severity != .note && $0.silence == nil }
    }
  }
#endif
