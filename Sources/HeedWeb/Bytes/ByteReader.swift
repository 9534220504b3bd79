internal import Heed

/// Takes apart what a ``ByteWriter`` of the page put together; what is missing reads as nothing.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { place >= bytes.count }

  @inline(never)
  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    place += 1
    return bytes[place - 1]
  }

  mutating func flag() -> Bool { byte() != 0 }

  @inline(never)
  mutating func whole() -> Int {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 35 {
      let part = byte()
      number |= UInt32(part & 0x7F) << shift
      if part < 0x80 { break }
      shift += 7
    }
    return Int(Int32(truncatingIfNeeded: number))
  }

  @inline(never)
  mutating func number() -> Double {
    var pattern: UInt64 = 0
    for index in 0..<8 { pattern |= UInt64(byte()) << UInt64(8 * index) }
    return Double(bitPattern: pattern)
  }

  /// A number where there is one; the page writes "not a number" for none.
  mutating func optional() -> Double? {
    let number = number()
    return number.isNaN ? nil : number
  }

  @inline(never)
  mutating func part() -> [UInt8] {
    let count = whole()
    guard count > 0, count <= bytes.count - place else { return [] }
    place += count
    return bytes.part(from: place - count, to: place)
  }

  mutating func text() -> String { String(bytes: part()) }

  mutating func name() -> Name { Name(text()) }

  @inline(never)
  mutating func names() -> [Name] {
    var names: [Name] = []
    for _ in 0..<max(0, min(whole(), bytes.count)) { names.add(name()) }
    return names
  }

  mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }
}
