#if os(Linux)
  public import Heed

  /// An alert of an ``AlertCatalog``.
  public struct CatalogEntry: Sendable {
    /// What it is called in the report and in the names of its pictures.
    public var name: String
    /// Makes the alert in a language.
    public var alert: @Sendable (Name) -> Alert

    /// Names an alert that is the same in every language, but for texts by key.
    public init(_ name: String, _ alert: @escaping @Sendable () -> Alert) {
      self.init(name) { _ in alert() }
    }

    /// Names an alert that is made for each language, such as `zh-Hant`.
    public init(_ name: String, inLanguage alert: @escaping @Sendable (Name) -> Alert) {
      self.name = name
      self.alert = alert
    }
  }
#endif
