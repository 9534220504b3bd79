public import Heed

/// An alert of the gallery.
public struct Example: Hashable, Sendable {
  /// The name of its document, without `.json`.
  public var name: Name
  public var alert: Alert

  /// Makes an example.
  public init(_ name: Name, _ alert: Alert) {
    self.name = name
    self.alert = alert
  }
}

extension Example: CustomStringConvertible {
  public var description: String { name.string }
}
