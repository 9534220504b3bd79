public import Heed

/// The app's own word on updates, which no document can change.
public struct UpdateSettings: Hashable, Sendable {
  /// Whether a key is configured: then only a document with a verified signature can force anybody.
  public var requiresVerified: Bool
  /// Whether anybody may be forced at all; true by default.
  public var mayForce: Bool
  /// What a prompt may open; Apple's stores by default.
  public var allowedLinks: LinkAllowList
  /// Where the update is to be had if the document has no address that may be opened.
  public var storeLink: StoreLink?
  /// Whether somebody is forced also where no address may be opened; false by default, since such a
  /// prompt would lead nowhere. For whoever shows no prompt, such as a command.
  public var forcesWithoutLink: Bool
  /// What counts where the document's policy says nothing.
  public var policy: Policy
  /// The country of the person's store, as two letters of ISO 3166.
  public var country: Name?
  /// A bucket, from 0 to 9,999, that takes the place of the install's own; for tests and commands.
  public var bucket: Int?

  /// Makes settings.
  public init(
    requiresVerified: Bool = false, mayForce: Bool = true,
    allowedLinks: LinkAllowList = .appStore, storeLink: StoreLink? = nil,
    forcesWithoutLink: Bool = false, policy: Policy = Policy(), country: Name? = nil,
    bucket: Int? = nil
  ) {
    self.requiresVerified = requiresVerified
    self.mayForce = mayForce
    self.allowedLinks = allowedLinks
    self.storeLink = storeLink
    self.forcesWithoutLink = forcesWithoutLink
    self.policy = policy
    self.country = country
    self.bucket = bucket
  }
}
