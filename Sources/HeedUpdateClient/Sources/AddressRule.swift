/// Which addresses a document may be loaded from.
enum AddressRule {
  /// Throws where an address may not be used.
  ///
  /// What comes over `http` can be written by anybody on the way, so it needs a signature, the app's
  /// word, or to come from this machine.
  static func check(_ address: WebAddress, isSigned: Bool, allowsHTTP: Bool) throws(UpdateError) {
    guard address.scheme == "https" || isSigned || allowsHTTP || address.isLoopback else {
      throw UpdateError(
        .insecureAddress, "\(address) is not safe from being changed on the way; use https")
    }
  }
}
