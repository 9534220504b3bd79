/// An attribute of a start tag.
public struct HTMLAttribute: Hashable, Sendable {
  /// In lower case.
  public let name: HTMLText
  /// With its character references replaced; empty where the markup gives none.
  public let value: HTMLText
}
