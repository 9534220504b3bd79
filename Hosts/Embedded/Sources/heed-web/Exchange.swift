internal import CPage
internal import HeedWeb

/// Memory that both sides of the border know.
struct Room<Value: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Value>? = nil
  private(set) var count = 0
  private var capacity = 0

  init() {}

  mutating func makeRoom(_ size: Int) {
    if size > capacity || capacity > 65_536 && size < capacity / 8 {
      start?.deallocate()
      capacity = max(64, size)
      start = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    }
    count = size
  }

  var values: [Value] { [Value](UnsafeBufferPointer(start: start, count: count)) }

  mutating func fill(_ values: [Value]) {
    makeRoom(values.count)
    for index in values.indices { start?[index] = values[index] }
  }
}

/// The engine, and what goes in and out of it. There is only one thread here.
enum Exchange {
  nonisolated(unsafe) static var message = Room<UInt8>()
  nonisolated(unsafe) static var answer = Room<Double>()
  nonisolated(unsafe) static var commands = Room<UInt8>()

  nonisolated(unsafe) static var engine = makeEngine()

  static func makeEngine() -> WebEngine {
    WebEngine { question in
      let count = question.withUnsafeBufferPointer { bytes in
        page_measure(bytes.baseAddress, UInt32(bytes.count))
      }
      answer.makeRoom(min(Int(count), answer.count))
      return answer.values
    }
  }
}
