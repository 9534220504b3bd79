public import Heed
public import HeedUpdate

extension UpdateSource {
  /// What a source's bytes say, without a network, as for a file that is at hand.
  ///
  /// - Parameters:
  ///   - bytes: what the source would answer.
  ///   - signature: the file beside it, where it has one.
  ///   - installed: the app.
  ///   - languages: what the person reads, best first.
  ///   - keys: the keys that it has to be signed by, or nothing.
  /// - Returns: the document; whether it is expired or for another channel is for `decide` to say.
  /// - Throws: an error where it is not signed as it has to be, cannot be read, or has nothing for the
  ///   app.
  public func document(
    from bytes: [UInt8], signature: [UInt8]? = nil, for installed: InstalledApp,
    languages: [Name] = ["en"], keys: FeedKeys? = nil
  ) throws(UpdateError) -> UpdateDocument {
    let reader = SourceReader(
      source: self, installed: installed, languages: languages, keys: keys)
    let stored = StoredDocument(
      source: key, body: bytes, signature: signature, loaded: Timestamp(seconds: 0))
    return try reader.read(stored).document
  }
}
