/// Writes numbers of some bits, the lowest first, as the Deflate format wants them.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private var held: UInt64 = 0
  private var heldBits: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes sure that there is room for as many bytes more; nothing else checks.
  mutating func reserve(_ more: Int) {
    let needed = count + more + 16
    guard needed > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(needed, capacity * 2))
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    capacity = max(needed, capacity * 2)
  }

  /// Writes up to 48 bits.
  @inline(__always)
  mutating func write(_ value: UInt64, bits: UInt64) {
    held |= value &<< heldBits
    heldBits &+= bits
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: held.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: heldBits &>> 3)
    held = held &>> (heldBits & ~7)
    heldBits &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if heldBits > 0 { write(0, bits: 8 - heldBits) }
  }

  /// What was written; whole bytes only.
  var written: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
