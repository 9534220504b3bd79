/// The opacity of pixels, enlarged with a smooth passage from each to the next.
struct Enlargement {
  private let source: Canvas
  /// A power of two up to 64.
  private let factor: Int

  init(of source: Canvas, by factor: Int) {
    self.source = source
    self.factor = factor
  }

  /// Writes one byte for each of the larger pixels.
  func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    let width = source.width
    guard factor > 1 else {
      var out = bytes
      source.forEachRow { row in
        for x in 0..<width { out[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
        out += stride
      }
      return
    }
    let opacities = self.opacities
    var column = [Int32](repeating: 0, count: width)
    var line = [UInt8](repeating: 0, count: (width + 1) * factor)
    let height = source.height
    for y in 0..<height * factor {
      // The middle of a pixel lies between those of two of the source.
      let place = 2 * y + 1 + factor
      let (above, part) = (place / (2 * factor) - 1, Int32(place % (2 * factor)))
      let first = max(above, 0) * width
      let second = min(above + 1, height - 1) * width
      for x in 0..<width {
        let value = opacities[first + x]
        column[x] = value * Int32(2 * factor) + (opacities[second + x] - value) * part
      }
      stretch(column, to: &line)
      line.withUnsafeBufferPointer { buffer in
        if let start = buffer.baseAddress {
          (bytes + y * stride).update(from: start + factor / 2, count: width * factor)
        }
      }
    }
  }

  private var opacities: [Int32] {
    var values: [Int32] = []
    values.reserveCapacity(source.width * source.height)
    source.forEachRow { row in
      for x in 0..<source.width { values.append(Int32(row[x] >> 24)) }
    }
    return values
  }

  /// Stretches a row; what comes before the first middle and after the last stays as they are.
  private func stretch(_ column: [Int32], to line: inout [UInt8]) {
    let shift = Int32(2 * (factor.trailingZeroBitCount + 1))
    for x in 0...column.count {
      let left = column[max(x - 1, 0)]
      let right = column[min(x, column.count - 1)]
      var value = left * Int32(2 * factor) + (right - left) + (1 << (shift - 1))
      for index in x * factor..<(x + 1) * factor {
        line[index] = UInt8(truncatingIfNeeded: value >> shift)
        value += 2 * (right - left)
      }
    }
  }
}
