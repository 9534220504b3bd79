internal import Heed
internal import HeedUpdate

/// Reads and writes the record, and survives whatever is in its place.
struct StateKeeper {
  let store: (any StateStore)?
  /// Makes the id of a new install.
  let random: @Sendable () -> UInt64

  /// The record, or a new one with what went wrong.
  func load() -> (record: StoredRecord, problem: UpdateError?) {
    guard let store else { return (fresh, nil) }
    do throws(UpdateError) {
      guard let bytes = try store.read() else { return (fresh, nil) }
      if let record = StoredRecord(json: bytes) { return (record, nil) }
      try store.setAside()
      let problem = UpdateError(
        .storage, "the state was damaged and put aside; protection against old feeds begins anew")
      return (fresh, problem)
    } catch {
      return (fresh, error)
    }
  }

  /// Writes a record; gives back what went wrong.
  func save(_ record: StoredRecord) -> UpdateError? {
    do throws(UpdateError) {
      try store?.write(record.json)
      return nil
    } catch {
      return error
    }
  }

  private var fresh: StoredRecord { StoredRecord(state: UpdateState(installID: random())) }
}
