/// Which pixels of a picture are not as expected.
struct PictureComparison {
  let expected: Pixels
  let actual: Pixels
  let tolerance: PictureTolerance
  /// The places of the pixels that are different, row by row; empty where the sizes differ.
  private(set) var different: [Int] = []

  init(_ expected: Pixels, _ actual: Pixels, tolerance: PictureTolerance) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    if hasSameSize { different = differentPlaces() }
  }

  var hasSameSize: Bool { expected.width == actual.width && expected.height == actual.height }

  /// Whether the pictures are alike.
  var isAlike: Bool { hasSameSize && different.count <= tolerance.pixels }

  /// What differs, as a sentence without its full stop; the pixels are counted from 0.
  var summary: String {
    guard hasSameSize else {
      return
        "it has \(actual.width) by \(actual.height) pixels instead of \(expected.width) by \(expected.height)"
    }
    let columns = different.map { $0 % expected.width }
    guard let left = columns.min(), let right = columns.max(), let first = different.first,
      let last = different.last
    else { return "no pixel differs" }
    let count = different.count
    return
      "\(count) of \(expected.words.count) pixels \(count == 1 ? "differs" : "differ"), in columns \(left) to \(right) and rows \(first / expected.width) to \(last / expected.width)"
  }

  private func differentPlaces() -> [Int] {
    var places: [Int] = []
    expected.words.withUnsafeBufferPointer { expected in
      actual.words.withUnsafeBufferPointer { actual in
        for index in expected.indices where expected[index] != actual[index] {
          if isDifferent(index) { places.append(index) }
        }
      }
    }
    return places
  }

  private func isDifferent(_ index: Int) -> Bool {
    let (one, other) = (expected.words[index], actual.words[index])
    for shift: UInt32 in [0, 8, 16, 24] {
      let (wanted, found) = (Self.part(one, shift), Self.part(other, shift))
      let difference = abs(wanted - found)
      if difference <= tolerance.colorSteps { continue }
      let around = (
        Self.range(around: index, in: expected, shift),
        Self.range(around: index, in: actual, shift)
      )
      // An edge that one of the pictures has not is a line that came or went.
      let contrast = min(around.0.count, around.1.count) - 1
      let isSmoothing =
        Double(difference) <= tolerance.edgeShare * Double(contrast)
        && isNear(around.0, found, contrast) && isNear(around.1, wanted, contrast)
      if !isSmoothing { return true }
    }
    return false
  }

  /// Whether a value lies between the sides of an edge; corners go a little beyond.
  private func isNear(_ range: ClosedRange<Int>, _ value: Int, _ contrast: Int) -> Bool {
    let beyond = tolerance.colorSteps + contrast / 10
    return value >= range.lowerBound - beyond && value <= range.upperBound + beyond
  }

  /// From the darkest to the brightest of a pixel and the eight around it.
  private static func range(
    around index: Int, in pixels: Pixels, _ shift: UInt32
  ) -> ClosedRange<Int> {
    let (x, y) = (index % pixels.width, index / pixels.width)
    var (low, high) = (255, 0)
    for row in max(0, y - 1)...min(pixels.height - 1, y + 1) {
      for column in max(0, x - 1)...min(pixels.width - 1, x + 1) {
        let value = part(pixels[column, row], shift)
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low...high
  }

  private static func part(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }
}
