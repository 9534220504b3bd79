internal import Heed

/// Numbers and texts for the page, one after the other.
struct Output {
  private(set) var bytes: [UInt8] = []

  mutating func begin() { bytes.removeAll(keepingCapacity: true) }

  @inline(never)
  mutating func write(_ number: Double) {
    let pattern = Float(number).bitPattern
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: pattern >> shift))
    }
  }

  @inline(never)
  mutating func write(_ number: Int) { write(Double(number)) }

  @inline(never)
  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  @inline(never)
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  @inline(never)
  mutating func write(_ name: Name) { write(name.string) }

  @inline(never)
  mutating func write(_ rect: Rect) {
    write(rect.x)
    write(rect.y)
    write(rect.width)
    write(rect.height)
  }

  @inline(never)
  mutating func write(_ corners: CornerRadii) {
    write(corners.topLeft)
    write(corners.topRight)
    write(corners.bottomRight)
    write(corners.bottomLeft)
  }

  @inline(never)
  mutating func write(_ color: RGBA) {
    write(color.red)
    write(color.green)
    write(color.blue)
    write(color.alpha)
  }
}
