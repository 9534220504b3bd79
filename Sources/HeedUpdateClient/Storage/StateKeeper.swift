internal import Heed
internal import HeedUpdate

/// Reads and writes the record, and survives whatever is in its place.
struct StateKeeper {
  let store: (any StateStore)?
  /// Makes the id of a new install.
  let random: @Sendable () -> UInt64

  /// What was loaded.
  struct Loaded {
    var record: StoredRecord
    var problem: UpdateError?
    /// Whether saving loses nothing: a file that could not be read may be whole.
    var maySave = true
  }

  /// The record, or a new one with what went wrong.
  func load() -> Loaded {
    guard let store else { return Loaded(record: fresh) }
    do throws(UpdateError) {
      guard let bytes = try store.read() else { return Loaded(record: fresh) }
      if let record = StoredRecord(json: bytes) { return Loaded(record: record) }
      try store.setAside()
      let problem = UpdateError(
        .storage, "the state was damaged and put aside; protection against old feeds begins anew")
      return Loaded(record: fresh, problem: problem)
    } catch {
      return Loaded(record: fresh, problem: error, maySave: false)
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
