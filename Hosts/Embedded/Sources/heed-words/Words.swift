internal import HeedWeb

/// A document that comes in and what is said of it. There is only one thread here.
enum Words {
  nonisolated(unsafe) private(set) static var room: UnsafeMutablePointer<UInt8>? = nil
  nonisolated(unsafe) private static var size = 0

  static func makeRoom(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    room?.deallocate()
    size = count
    room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
    return room
  }

  static func read(isStrict: Bool) -> Int {
    let document = [UInt8](UnsafeBufferPointer(start: room, count: size))
    let issues = WebIssues.bytes(of: document, isStrict: isStrict)
    let start = makeRoom(issues.count)
    for index in issues.indices { start?[index] = issues[index] }
    return issues.count
  }
}
