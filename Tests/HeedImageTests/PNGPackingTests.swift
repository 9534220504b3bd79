import CCairo
import Glibc
import Heed
import HeedTesting
import Testing

@testable import HeedImage

@Suite struct PNGPackingTests {
  private func canvas(
    _ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32
  ) throws -> Canvas {
    let canvas = try Canvas(width: width, height: height, scale: 1)
    cairo_surface_flush(canvas.surface)
    let data = try #require(cairo_image_surface_get_data(canvas.surface))
    data.withMemoryRebound(to: UInt32.self, capacity: canvas.stride * height) { words in
      for y in 0..<height {
        for x in 0..<width { words[y * canvas.stride + x] = word(x, y) | 0xFF00_0000 }
      }
    }
    cairo_surface_mark_dirty(canvas.surface)
    return canvas
  }

  /// The seed of the generated drawings: the same on every run, unless `HEED_SEED` says otherwise.
  private var testSeed: UInt64 {
    switch getenv("HEED_SEED").map({ String(cString: $0) }) {
    case nil: 2026
    case "random"?: UInt64.random(in: 0...UInt64.max)
    case let text?: UInt64(text) ?? 2026
    }
  }

  /// What Cairo reads from the file.
  private func decoded(_ png: [UInt8]) throws -> [UInt32] {
    let bitmap = try Bitmap(png: png, name: "test", scale: 1, limits: PictureOptions.Limits())
    let copy = try Canvas(width: bitmap.width, height: bitmap.height, scale: 1)
    cairo_set_source_surface(copy.context, bitmap.surface, 0, 0)
    cairo_set_operator(copy.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(copy.context)
    return copy.words
  }

  private func expectTheSame(_ canvas: Canvas, _ comment: Comment? = nil) throws {
    let png = try PNGWriter.png(canvas)
    #expect(png[25] == 2)
    #expect(try decoded(png) == canvas.words, comment)
  }

  @Test(
    arguments: [1, 2, 3, 4, 5, 85, 86, 87, 88, 172, 173, 300], [1, 2, 3, 40])
  func readersSeeEveryPixelOfPatterns(width: Int, height: Int) throws {
    try expectTheSame(canvas(width, height) { _, _ in 0x123456 }, "flat")
    try expectTheSame(canvas(width, height) { x, _ in UInt32(x * 0x01_0203) }, "equal rows")
    try expectTheSame(canvas(width, height) { _, y in UInt32(y * 0x01_0203) }, "bands")
    try expectTheSame(canvas(width, height) { x, y in UInt32((x / 7 + y / 3) % 2 * 0xFFFFFF) })
    try expectTheSame(canvas(width, height) { x, y in UInt32(y % 5 == 0 ? x * 7 : 9) })
  }

  @Test func readersSeeEveryPixelOfNoise() throws {
    var generator = SeededGenerator(seed: 7)
    // Far more than one block of codes holds.
    try expectTheSame(
      canvas(300, 200) { _, _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) })
  }

  @Test func readersSeeEveryPixelWhereRowsAreTooFarApartToRepeat() throws {
    // More than 32 768 bytes a row.
    try expectTheSame(canvas(11_000, 4) { x, y in UInt32(x / 50 * (y / 2)) })
    // Many equal rows lie between what looks alike.
    try expectTheSame(canvas(500, 60) { x, y in y % 25 == 0 ? UInt32(x * 3 & 0xFF) : 0xABCDEF })
  }

  @Test func readersSeeEveryPixelOfGeneratedDrawings() throws {
    let seed = testSeed
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let width = Int.random(in: 1...240, using: &generator)
      let height = Int.random(in: 1...120, using: &generator)
      let drawing = try canvas(width, height) { _, _ in 0xF0F0F5 }
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let frame = Rect(
          x: Double.random(in: -20...Double(width), using: &generator),
          y: Double.random(in: -20...Double(height), using: &generator),
          width: Double.random(in: 0...80, using: &generator),
          height: Double.random(in: 0...60, using: &generator))
        let color = RGBA(
          hex: UInt32.random(in: 0...0xFFFFFF, using: &generator),
          alpha: Double.random(in: 0.1...1, using: &generator))
        let corner = Double.random(in: 0...20, using: &generator)
        drawing.fill(frame, corners: CornerRadii.round(corner), color)
      }
      try expectTheSame(drawing, "HEED_SEED=\(seed), drawing \(number)")
    }
  }

  @Test func codesAreNeverLongerThanTheFormatAllows() {
    // Counts that grow like this make the deepest trees.
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for limit in [7, 15] {
      let code = HuffmanCode(counts: Array(counts.prefix(limit == 7 ? 19 : 40)), limit: limit)
      #expect(code.lengths.allSatisfy { $0 > 0 && $0 <= limit })
      // Every bit pattern is used.
      #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    }
  }

  @Test func aCodeOfOneSymbolStillHasTwo() {
    let code = HuffmanCode(counts: [0, 0, 5], limit: 15)
    #expect(code.lengths == [1, 0, 1])
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
  }
}
