internal import CCairo
internal import Glibc

/// Three means over neighbours, which come close to a Gaussian.
enum BoxBlur {
  /// Makes pixels soft; the radius is the standard deviation in pixels.
  static func blur(_ canvas: Canvas, radius: Double) {
    cairo_surface_flush(canvas.surface)
    defer { cairo_surface_mark_dirty(canvas.surface) }
    guard let data = cairo_image_surface_get_data(canvas.surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface)) / 4
    let reaches = self.reaches(for: radius)
    let count = max(canvas.width, canvas.height)
    data.withMemoryRebound(to: UInt32.self, capacity: stride * canvas.height) { pixels in
      withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: count) { line in
        guard let line = line.baseAddress else { return }
        for reach in reaches where reach > 0 {
          for row in 0..<canvas.height {
            blur(pixels + row * stride, count: canvas.width, step: 1, reach: reach, line)
          }
          for column in 0..<canvas.width {
            blur(pixels + column, count: canvas.height, step: stride, reach: reach, line)
          }
        }
      }
    }
  }

  /// How many neighbours on each side the three means take for a standard deviation.
  private static func reaches(for radius: Double) -> [Int] {
    // The variance of a box of n pixels is (n² - 1) / 12; those of three add up.
    let variance = radius * radius
    let ideal = (4 * variance + 1).squareRoot()
    let small = max(0, Int(((ideal - 1) / 2).rounded(.down)))
    let size = Double(2 * small + 1)
    // As many larger boxes, two pixels wider, as bring the sum closest.
    let missing = 12 * variance - 3 * (size * size - 1)
    let large = max(0, min(3, Int((missing / (4 * size + 4)).rounded())))
    return (0..<3).map { $0 < large ? small + 1 : small }
  }

  private static func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int, reach: Int,
    _ line: UnsafeMutablePointer<SIMD4<UInt32>>
  ) {
    for index in 0..<count {
      let word = pixels[index &* step]
      line[index] = SIMD4(word & 255, (word >> 8) & 255, (word >> 16) & 255, word >> 24)
    }
    let last = count - 1
    var sum = SIMD4<UInt32>()
    for index in -reach...reach { sum &+= line[min(max(index, 0), last)] }
    let size = UInt32(2 * reach + 1)
    // A multiplication instead of a division; 20 bits leave room for the largest sum.
    let factor = SIMD4(repeating: (1 << 20) / size + 1)
    let half = SIMD4<UInt32>(repeating: 1 << 19)
    for index in 0..<count {
      let mean = (sum &* factor &+ half) &>> 20
      pixels[index &* step] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      sum &+= line[min(index + reach + 1, last)]
      sum &-= line[max(index - reach, 0)]
    }
  }
}
