internal import CMicrohttpd

/// An answer that stays open: its end is how one side hears that the other has gone.
final class EventStream {
  /// The token of the page that listens.
  let token: String
  private var connection: OpaquePointer?
  private var pending: [UInt8] = []
  private var isSuspended = false
  private var isEnding = false
  private(set) var isClosed = false

  init(token: String) {
    self.token = token
  }

  /// Says on which connection it is sent.
  func begin(on connection: OpaquePointer) {
    self.connection = connection
  }

  /// Sends bytes as soon as the connection takes them.
  func send(_ bytes: [UInt8]) {
    guard !isClosed, !isEnding else { return }
    pending += bytes
    wake()
  }

  /// Ends it after what is waiting.
  func end() {
    guard !isClosed else { return }
    isEnding = true
    wake()
  }

  /// The connection is no more.
  func close() {
    isClosed = true
    connection = nil
  }

  private func wake() {
    guard isSuspended, let connection else { return }
    isSuspended = false
    MHD_resume_connection(connection)
  }

  /// Gives what is waiting, as many bytes as there is room for; -1 is the end.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    if pending.isEmpty {
      if isEnding { return -1 }
      // Nothing is asked for until there is something.
      if let connection, !isSuspended {
        isSuspended = true
        MHD_suspend_connection(connection)
      }
      return 0
    }
    let count = min(pending.count, room.count)
    room.copyBytes(from: pending[..<count])
    pending.removeFirst(count)
    return count
  }
}
