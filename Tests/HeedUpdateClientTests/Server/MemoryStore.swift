import HeedUpdateClient
import Synchronization

/// A store in memory, whose content a test can look at and damage.
final class MemoryStore: StateStore {
  private let content = Mutex<[UInt8]?>(nil)
  private let aside = Mutex<[UInt8]?>(nil)

  var bytes: [UInt8]? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
  let failsToRead = TestFlag()
  var setAsideBytes: [UInt8]? { aside.withLock { $0 } }

  func read() throws(UpdateError) -> [UInt8]? {
    if failsToRead.isSet { throw UpdateError(.storage, "the store cannot be read now") }
    return bytes
  }
  func write(_ bytes: [UInt8]) throws(UpdateError) { self.bytes = bytes }
  func setAside() throws(UpdateError) {
    let damaged = bytes
    aside.withLock { $0 = damaged }
    bytes = nil
  }
}
