internal import Heed

extension PresentationOptions {
  /// Reads when an alert has its turn, as the page wants it.
  init(_ reader: inout ByteReader) {
    self.init()
    switch reader.byte() {
    case 1: policy = .replace
    case 2: policy = .preempt
    default: policy = .wait
    }
    priority = Int(min(max(-1_000_000, reader.optional() ?? 0), 1_000_000))
    isUnique = reader.flag()
    let id = reader.name()
    if !id.isEmpty { self.id = id }
    minimumTime = max(0, reader.optional() ?? 0)
    delay = max(0, reader.optional() ?? 0)
    workTimeout = reader.optional()
  }
}
