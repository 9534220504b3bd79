internal import CRuntime

/// Memory that both sides of the border know: first it holds the question, then the report.
enum Exchange {
  // There is only one thread here.
  nonisolated(unsafe) private static var room: UnsafeMutableRawBufferPointer? = nil

  static var start: UnsafeMutableRawPointer? { room?.baseAddress }

  static func makeRoom(_ size: Int) {
    runtime_free(room?.baseAddress)
    guard let start = runtime_allocate(size) else {
      room = nil
      return
    }
    room = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  static var bytes: [UInt8] {
    guard let room else { return [] }
    return [UInt8](room)
  }

  static func fill(_ bytes: [UInt8]) {
    room?.copyBytes(from: bytes)
  }
}
