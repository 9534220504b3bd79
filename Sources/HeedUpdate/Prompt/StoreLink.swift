public import Heed

/// An address that may be opened: it was checked against what the app allows.
public struct StoreLink: Hashable, Sendable {
  /// The most bytes that an address may have.
  public static let maximumLength = 2048

  /// The address as it is opened.
  public let address: Name

  /// Checks an address.
  ///
  /// - Parameters:
  ///   - address: As a document or the app gives it.
  ///   - allowed: What may be opened; Apple's store by default.
  ///   - appID: The digits of the only app whose page may be opened: the address has to have a part
  ///     `id` with these digits in its path. Any app's by default.
  /// - Throws: an error that says what is wrong with the address.
  public init(
    _ address: String, allowed: LinkAllowList = .appStore, appID: Name? = nil
  ) throws(StoreLinkError) {
    let parts = try AddressParts(address.bytes)
    let isScheme = allowed.schemes.contains { AddressParts.lowercased($0.bytes) == parts.scheme }
    if !isScheme { throw StoreLinkError(.schemeNotAllowed, parts.scheme) }
    if !allowed.contains(address) { throw StoreLinkError(.hostNotAllowed, parts.host) }
    if let appID {
      let wanted = try "id".bytes + Self.digits(of: appID.string)
      guard parts.path.contains(wanted) else { throw StoreLinkError(.otherApp, appID.bytes) }
    }
    self.address = Name(address)
  }

  /// Makes the address of an app's page in Apple's store.
  ///
  /// - Parameter appID: The digits of its id, with or without `id` before them.
  /// - Throws: an error where it is not 1 to 20 digits.
  public init(appID: String) throws(StoreLinkError) {
    let digits = try Self.digits(of: appID)
    address = Name(String(bytes: "https://apps.apple.com/app/id".bytes + digits))
  }

  private static func digits(of appID: String) throws(StoreLinkError) -> [UInt8] {
    let bytes = appID.bytes
    let digits = bytes.starts(with: "id".bytes) ? Array(bytes.dropFirst(2)) : bytes
    let isNumber = digits.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, (1...20).contains(digits.count) else {
      throw StoreLinkError(.badAppID, bytes)
    }
    return digits
  }
}

extension StoreLink: CustomStringConvertible {
  public var description: String { address.string }
}
