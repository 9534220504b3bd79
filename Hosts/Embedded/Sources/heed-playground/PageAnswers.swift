internal import CRuntime
internal import CPage

/// What the page answers about texts.
enum PageAnswers {
  // There is only one thread here.
  nonisolated(unsafe) private static var room: UnsafeMutablePointer<Double>? = nil

  /// Gives room for numbers; the page fills it before it answers.
  static func makeRoom(_ count: Int) -> UnsafeMutablePointer<Double>? {
    runtime_free(room)
    room = runtime_allocate(count * 8)?.assumingMemoryBound(to: Double.self)
    return room
  }

  static func answer(to question: [UInt8]) -> [Double] {
    let count = question.withUnsafeBufferPointer { bytes in
      page_measure(bytes.baseAddress, UInt32(bytes.count))
    }
    return [Double](UnsafeBufferPointer(start: room, count: room == nil ? 0 : Int(count)))
  }
}
