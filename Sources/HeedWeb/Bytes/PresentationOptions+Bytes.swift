internal import Heed

extension PresentationOptions {
  /// Reads when an alert has its turn, as the page wants it.
  init(_ reader: inout ByteReader) {
    let policy: LanePolicy
    switch reader.byte() {
    case 1: policy = .replace
    case 2: policy = .preempt
    default: policy = .wait
    }
    let priority = Int(min(max(-1_000_000, reader.optional() ?? 0), 1_000_000))
    let isUnique = reader.flag()
    let id = reader.name()
    let minimumTime = max(0, reader.optional() ?? 0)
    let delay = max(0, reader.optional() ?? 0)
    self.init(
      id: id.isEmpty ? nil : id, priority: priority, policy: policy, isUnique: isUnique,
      minimumTime: minimumTime, delay: delay, workTimeout: reader.optional())
  }
}
