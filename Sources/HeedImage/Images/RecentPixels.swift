/// Remembers where pairs of pixels were seen lately.
struct RecentPixels: ~Copyable {
  private struct Place {
    var x: UInt16 = 0
    var y: UInt16 = 0
    /// The number of the place before with the same hash.
    var before: UInt32 = 0
  }

  /// The number of the last place of each hash; numbers begin at 1.
  private let heads: UnsafeMutablePointer<UInt32>
  private let places: UnsafeMutablePointer<Place>
  private var count: UInt32 = 0

  private static let hashBits: UInt32 = 14
  private static let size = 1 << 14
  /// How many places are looked at; more find little more.
  private static let depth = 4

  init() {
    heads = .allocate(capacity: Self.size)
    heads.initialize(repeating: 0, count: Self.size)
    places = .allocate(capacity: Self.size)
    places.initialize(repeating: Place(), count: Self.size)
  }

  deinit {
    heads.deallocate()
    places.deallocate()
  }

  /// Notes two pixels of a row, and finds the longest stretch that begins alike.
  ///
  /// - Returns: Its length in pixels, and how many bytes it lies back in a file of three bytes a pixel.
  @inline(__always)
  mutating func find(
    _ row: UnsafePointer<UInt32>, x: Int, y: Int, width: Int, stride: Int, isWanted: Bool
  ) -> (length: Int, distance: Int) {
    let hash = (row[x] &* 0x9E37_79B1 ^ row[x + 1] &* 0x85EB_CA77) &* 0xC2B2_AE3D
    let slot = Int(truncatingIfNeeded: hash &>> (32 &- Self.hashBits))
    var number = heads[slot]
    count &+= 1
    heads[slot] = count
    places[Int(count) & (Self.size - 1)] = Place(
      x: UInt16(truncatingIfNeeded: x), y: UInt16(truncatingIfNeeded: y), before: number)
    var best = (length: 0, distance: 0)
    guard isWanted else { return best }
    for _ in 0..<Self.depth {
      guard number > 0, count &- number < UInt32(Self.size) else { break }
      let place = places[Int(number) & (Self.size - 1)]
      let rows = y &- Int(place.y)
      let distance = rows &* (3 &* width &+ 1) &+ 3 &* (x &- Int(place.x))
      guard distance <= 32_768 else { break }
      let other = row - rows &* stride + Int(place.x)
      // A stretch goes on to the end of its row, and of this one.
      let limit = width &- max(x, Int(place.x))
      let length = Self.alike(other, row + x, limit: limit)
      if length > best.length { best = (length, distance) }
      number = place.before
    }
    return best
  }

  /// How many pixels are the same in two places.
  @inline(__always)
  static func alike(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    guard limit > 0, first.pointee == second.pointee else { return 0 }
    var count = 1
    let (one, other) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    while count &+ 4 <= limit {
      let offset = count &* 4
      let difference =
        one.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        ^ other.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      guard difference.x | difference.y == 0 else { break }
      count &+= 4
    }
    while count < limit, first[count] == second[count] { count &+= 1 }
    return count
  }
}
