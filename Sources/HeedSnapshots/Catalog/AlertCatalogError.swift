#if os(Linux)
  /// Why a catalog could not be drawn, in one sentence.
  public struct AlertCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
  }
#endif
