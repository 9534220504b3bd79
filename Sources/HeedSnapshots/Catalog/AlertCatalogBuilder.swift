#if os(Linux)
  /// Lists the entries of a catalog.
  @resultBuilder
  public enum AlertCatalogBuilder {
    public static func buildExpression(_ entry: CatalogEntry) -> [CatalogEntry] {
      [entry]
    }

    public static func buildExpression(_ entries: [CatalogEntry]) -> [CatalogEntry] {
      entries
    }

    public static func buildBlock(_ parts: [CatalogEntry]...) -> [CatalogEntry] {
      parts.flatMap { $0 }
    }

    public static func buildOptional(_ part: [CatalogEntry]?) -> [CatalogEntry] {
      part ?? []
    }

    public static func buildEither(first: [CatalogEntry]) -> [CatalogEntry] { first }

    public static func buildEither(second: [CatalogEntry]) -> [CatalogEntry] { second }

    public static func buildArray(_ parts: [[CatalogEntry]]) -> [CatalogEntry] {
      parts.flatMap { $0 }
    }
  }
#endif
