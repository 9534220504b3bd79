internal import Heed

/// Puts numbers and texts one after the other, as the page reads them.
///
/// Whole numbers are in groups of seven bits, the lowest first, as long as the highest bit of a byte is
/// set; other numbers have eight bytes, the lowest first; a text is preceded by how many bytes it has.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  @inline(never)
  mutating func add(byte: UInt8) { bytes.add(byte) }

  @inline(never)
  mutating func add(whole number: Int) {
    var rest = UInt32(truncatingIfNeeded: number)
    while rest > 0x7F {
      add(byte: UInt8(truncatingIfNeeded: rest | 0x80))
      rest >>= 7
    }
    add(byte: UInt8(truncatingIfNeeded: rest))
  }

  @inline(never)
  mutating func add(_ number: Double) {
    var pattern = number.bitPattern
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: pattern))
      pattern >>= 8
    }
  }

  @inline(never)
  mutating func add(_ text: String) { add(text.bytes) }

  /// Adds a text, or an empty one where there is none.
  @inline(never)
  mutating func add(optional text: String?) {
    if let text { add(text) } else { add(byte: 0) }
  }

  @inline(never)
  mutating func add(optional name: Name?) {
    if let name { add(name) } else { add(byte: 0) }
  }

  @inline(never)
  mutating func add(_ name: Name) { add(name.bytes) }

  /// Adds bytes, preceded by how many there are.
  @inline(never)
  mutating func add(_ part: [UInt8]) {
    add(whole: part.count)
    append(part)
  }

  /// Adds bytes as they are.
  mutating func append(_ part: [UInt8]) {
    bytes.add(contentsOf: part)
  }

  @inline(never)
  mutating func add(_ flag: Bool) { add(byte: flag ? 1 : 0) }

  @inline(never)
  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  @inline(never)
  mutating func add(_ frame: Rect) {
    add(frame.x)
    add(frame.y)
    add(frame.width)
    add(frame.height)
  }

  /// Adds a colour: three bytes for red, green and blue, and its opacity as a number.
  @inline(never)
  mutating func add(_ color: RGBA) {
    add(shade: color.red)
    add(shade: color.green)
    add(shade: color.blue)
    add(color.alpha)
  }

  @inline(never)
  private mutating func add(shade: Double) {
    add(byte: UInt8(truncatingIfNeeded: Int((shade * 255).rounded())))
  }

  /// Gives what was put together, and begins anew.
  mutating func taken() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }
}
