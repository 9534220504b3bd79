public import Heed

/// The highest serial number of documents that were signed with a key.
public struct SerialRecord: Hashable, Sendable {
  public var keyID: Name
  public var serial: UInt64

  /// Makes a record.
  public init(keyID: Name, serial: UInt64) {
    self.keyID = keyID
    self.serial = serial
  }
}
