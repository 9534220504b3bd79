extension [UInt8] {
  /// The bytes from a place to before another one; traps where they are out of range.
  @inline(never)
  package func part(from start: Int, to end: Int) -> [UInt8] {
    precondition(start >= 0 && start <= end && end <= count)
    return withUnsafeBufferPointer { copied(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}

/// Bytes as a list of their own.
@inline(never)
func copied(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] { Array(bytes) }
