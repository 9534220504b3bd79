public import Heed

/// The app that a document is about.
public struct AppIdentity: Hashable, Sendable {
  /// Its bundle identifier.
  public var id: Name
  /// Its name, as people know it.
  public var name: String?
  /// Its number in the store.
  public var storeID: String?

  /// Makes an identity.
  public init(id: Name, name: String? = nil, storeID: String? = nil) {
    self.id = id
    self.name = name
    self.storeID = storeID
  }
}
