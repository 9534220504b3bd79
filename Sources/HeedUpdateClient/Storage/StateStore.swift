/// Where the client keeps what it has to remember: one block of bytes.
///
/// It must be a place that content from the network cannot write to.
public protocol StateStore: Sendable {
  /// What was written last, whole; nothing where nothing ever was.
  func read() throws(UpdateError) -> [UInt8]?
  /// Writes all at once: whatever happens, a later read gives all of the old or all of the new.
  func write(_ bytes: [UInt8]) throws(UpdateError)
  /// Puts what was read aside because it is damaged, so that it can be looked at; then nothing is
  /// there.
  func setAside() throws(UpdateError)
}
