internal import Heed
internal import HeedUpdate

/// Whether a document that was read may count for this app now.
struct DocumentGate {
  let setup: UpdateClient.Setup
  let state: UpdateState
  let now: Timestamp

  /// Throws where it may not; of several keys, the one whose serials it fits becomes the document's.
  func check(_ reading: inout SourceReader.Reading) throws(UpdateError) {
    let document = reading.document
    let installed = setup.installed
    if let id = installed.id, let app = document.app, app.id != id {
      throw UpdateError(.wrongApp, "the document is for \(app.id), not for \(id)")
    }
    if let platform = document.platform, !isSame(platform, installed.platform) {
      throw UpdateError(
        .wrongPlatform, "the document is for \(platform), not for \(installed.platform)")
    }
    if let channel = document.channel, !channels.contains(channel) {
      throw UpdateError(.wrongChannel, "the document is for the channel \(channel)")
    }
    if let expires = document.expires, expires <= now {
      throw UpdateError(.expired, "the document expired at \(expires)")
    }
    try checkSerial(&reading)
  }

  private var channels: [Name] {
    let own = setup.settings.policy.environments.first {
      $0.distribution == setup.installed.distribution
    }
    return setup.installed.channels + (own?.channel.map { [$0] } ?? [])
  }

  private func isSame(_ first: Name, _ second: Name) -> Bool {
    first.string.lowercased() == second.string.lowercased()
  }

  /// A serial is compared with those of the same key: what a thief signed ends with his key.
  private func checkSerial(_ reading: inout SourceReader.Reading) throws(UpdateError) {
    guard !reading.keys.isEmpty else { return }
    var highest: UInt64 = 0
    for key in reading.keys {
      let last = state.highestSerial(of: key)
      if last == nil || reading.document.serial.map({ $0 >= last ?? 0 }) == true {
        reading.document.trust = .verified(keyID: key)
        return
      }
      highest = max(highest, last ?? 0)
    }
    throw UpdateError(
      .replayed,
      reading.document.serial.map {
        "the document's serial \($0) is lower than \(highest), which was seen before"
      } ?? "the document has no serial, and earlier ones had")
  }
}
