/// Collects literals and matches, and writes them as blocks of the Deflate format, each with codes of
/// its own.
struct DeflateBlocks: ~Copyable {
  private var bits: BitWriter
  private let tokens: UnsafeMutablePointer<UInt32>
  private var count = 0
  private var literals = [UInt32](repeating: 0, count: 286)
  private var distances = [UInt32](repeating: 0, count: 30)

  /// Few enough that the codes keep up with what changes, many enough that they cost little.
  private static let blockTokens = 8192
  private static let isPixel: UInt32 = 1 << 31
  private static let isMatch: UInt32 = 1 << 30

  init(capacity: Int) {
    bits = BitWriter(capacity: capacity)
    tokens = .allocate(capacity: Self.blockTokens)
    // What a zlib stream begins with: a window of 32 KiB, and the fastest way.
    bits.write(0x0178, bits: 16)
  }

  deinit { tokens.deallocate() }

  /// Adds one byte.
  @inline(__always)
  mutating func add(byte: UInt8) {
    literals[Int(byte)] &+= 1
    add(UInt32(byte))
  }

  /// Adds red, green and blue of a pixel, 0xAARRGGBB.
  @inline(__always)
  mutating func add(pixel: UInt32) {
    literals[Int(pixel >> 16 & 255)] &+= 1
    literals[Int(pixel >> 8 & 255)] &+= 1
    literals[Int(pixel & 255)] &+= 1
    add(pixel & 0xFFFFFF | Self.isPixel)
  }

  /// Adds bytes that repeat those from a distance of 1 to 32 768 before.
  ///
  /// At least 3 bytes; more than 258 make several matches.
  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    var left = length
    while left > 0 {
      // What is left must not be too short for a match.
      let part = left <= 258 ? left : min(258, left - 3)
      literals[DeflateSymbol(length: part).symbol] &+= 1
      distances[DeflateSymbol(distance: distance).symbol] &+= 1
      add(Self.isMatch | UInt32(truncatingIfNeeded: part &<< 16 | (distance &- 1)))
      left -= part
    }
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    tokens[count] = token
    count &+= 1
    if count == Self.blockTokens { writeBlock(isLast: false) }
  }

  /// The whole stream, with the checksum of what it unpacks to at its end.
  mutating func finish(checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    bits.align()
    bits.reserve(4)
    for shift: UInt32 in [24, 16, 8, 0] { bits.write(UInt64(checksum >> shift & 255), bits: 8) }
    bits.align()
    return bits.written
  }

  private mutating func writeBlock(isLast: Bool) {
    literals[256] = 1
    let literal = HuffmanCode(counts: literals, limit: 15)
    let distance = HuffmanCode(counts: distances, limit: 15)
    // A pixel takes 45 bits at most, a match 48.
    bits.reserve(count * 6 + 1024)
    bits.write(isLast ? 1 : 0, bits: 1)
    bits.write(2, bits: 2)
    writeCodes(literal, distance)
    for index in 0..<count { write(tokens[index], literal, distance) }
    bits.write(UInt64(literal.codes[256]), bits: UInt64(literal.lengths[256]))
    count = 0
    for symbol in literals.indices { literals[symbol] = 0 }
    for symbol in distances.indices { distances[symbol] = 0 }
  }

  @inline(__always)
  private mutating func write(
    _ token: UInt32, _ literal: HuffmanCode, _ distance: HuffmanCode
  ) {
    if token & Self.isPixel != 0 {
      var value: UInt64 = 0
      var length: UInt64 = 0
      for shift: UInt32 in [16, 8, 0] {
        let symbol = Int(token >> shift & 255)
        value |= UInt64(literal.codes[symbol]) &<< length
        length &+= UInt64(literal.lengths[symbol])
      }
      bits.write(value, bits: length)
    } else if token & Self.isMatch != 0 {
      let (length, back) = (Int(token >> 16 & 511), Int(token & 0x7FFF) + 1)
      let first = DeflateSymbol(length: length)
      var value = UInt64(literal.codes[first.symbol])
      var used = UInt64(literal.lengths[first.symbol])
      value |= first.extra &<< used
      used &+= first.extraBits
      let second = DeflateSymbol(distance: back)
      value |= UInt64(distance.codes[second.symbol]) &<< used
      used &+= UInt64(distance.lengths[second.symbol])
      value |= second.extra &<< used
      used &+= second.extraBits
      bits.write(value, bits: used)
    } else {
      let symbol = Int(token)
      bits.write(UInt64(literal.codes[symbol]), bits: UInt64(literal.lengths[symbol]))
    }
  }

  /// Writes what the reader needs to know of the codes: their lengths, themselves packed.
  private mutating func writeCodes(_ literal: HuffmanCode, _ distance: HuffmanCode) {
    func used(_ lengths: [UInt8], atLeast: Int) -> Int {
      max(atLeast, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    }
    let literalCount = used(literal.lengths, atLeast: 257)
    let distanceCount = used(distance.lengths, atLeast: 1)
    let runs = CodeLengthRun.runs(
      of: literal.lengths.prefix(literalCount) + distance.lengths.prefix(distanceCount))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.write(UInt64(literalCount - 257), bits: 5)
    bits.write(UInt64(distanceCount - 1), bits: 5)
    bits.write(UInt64(orderCount - 4), bits: 4)
    for symbol in order.prefix(orderCount) { bits.write(UInt64(code.lengths[symbol]), bits: 3) }
    for run in runs {
      bits.write(UInt64(code.codes[run.symbol]), bits: UInt64(code.lengths[run.symbol]))
      bits.write(run.extra, bits: run.extraBits)
    }
  }
}
