internal import CCairo
internal import CDeflate

/// Writes animated PNG files frame by frame, keeping only the rectangle that each frame changed.
struct APNGWriter {
  /// A frame's changed rectangle, compressed.
  private struct Frame {
    var part: PixelRect
    var data: [UInt8]
    var seconds: Double
  }

  private var start: [UInt8] = []
  private var frames: [Frame] = []
  private var last: Canvas?
  private var isOpaque = true

  /// Adds a frame; it has to be as large as the first.
  mutating func add(_ canvas: Canvas, seconds: Double) throws(PictureError) {
    // What is no time at all is none.
    let seconds = seconds > 0 ? min(seconds, 65_535) : 0
    let part: PixelRect
    if let last {
      guard last.width == canvas.width, last.height == canvas.height else {
        throw PictureError(.sizeOutOfRange("every frame has to be as large as the first"))
      }
      guard let changed = Self.changed(from: last, to: canvas) else {
        frames[frames.count - 1].seconds += seconds
        return
      }
      part = changed
    } else {
      isOpaque = PNGWriter.isOpaque(canvas)
      start = PNGWriter.start(of: canvas, isOpaque: isOpaque)
      part = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    }
    let rows = PNGWriter.rows(of: canvas, in: part, isOpaque: isOpaque)
    frames.append(Frame(part: part, data: try PNGWriter.compressed(rows), seconds: seconds))
    last = canvas
  }

  /// The file of all frames; it repeats for ever.
  func file() throws(PictureError) -> [UInt8] {
    guard !frames.isEmpty else {
      throw PictureError(.sizeOutOfRange("an animation needs at least one frame"))
    }
    var file = start
    PNGWriter.append("acTL", PNGWriter.bigEndian(UInt32(frames.count)) + [0, 0, 0, 0], to: &file)
    var sequence: UInt32 = 0
    var seconds = 0.0
    for (index, frame) in frames.enumerated() {
      // By where a frame begins and ends, so that what is rounded does not add up.
      let start = (seconds * 1000).rounded()
      seconds += frame.seconds
      let delay = Self.delay(milliseconds: (seconds * 1000).rounded() - start)
      PNGWriter.append("fcTL", control(frame.part, sequence, delay), to: &file)
      sequence += 1
      if index == 0 {
        PNGWriter.append("IDAT", frame.data, to: &file)
      } else {
        PNGWriter.append("fdAT", PNGWriter.bigEndian(sequence) + frame.data, to: &file)
        sequence += 1
      }
    }
    PNGWriter.append("IEND", [], to: &file)
    return file
  }

  /// Where a frame stands and how long it stays; it replaces what was there and is left there.
  private func control(_ part: PixelRect, _ sequence: UInt32, _ delay: [UInt8]) -> [UInt8] {
    var bytes = PNGWriter.bigEndian(sequence)
    for value in [part.width, part.height, part.x, part.y] {
      bytes += PNGWriter.bigEndian(UInt32(value))
    }
    return bytes + delay + [0, 0]
  }

  /// A time as a fraction of a second, each part in two bytes: of thousandths while they fit, then of
  /// tenths, then of whole seconds.
  private static func delay(milliseconds: Double) -> [UInt8] {
    for parts in [1000.0, 10, 1] {
      let count = (milliseconds * parts / 1000).rounded()
      if count <= 65_535 || parts == 1 {
        let value = Int(max(1, min(count, 65_535)))
        return [value >> 8, value & 0xFF, Int(parts) >> 8, Int(parts) & 0xFF].map { UInt8($0) }
      }
    }
    return [0xFF, 0xFF, 0, 1]
  }

  /// The smallest rectangle outside which two canvases are alike; nothing where they are alike.
  private static func changed(from old: Canvas, to new: Canvas) -> PixelRect? {
    let before = old.words
    var left = new.width
    var right = 0
    var top = new.height
    var bottom = 0
    var y = 0
    before.withUnsafeBufferPointer { words in
      new.forEachRow { row in
        let start = y * new.width
        var first = 0
        while first < new.width, words[start + first] == row[first] { first += 1 }
        if first < new.width {
          var end = new.width
          while words[start + end - 1] == row[end - 1] { end -= 1 }
          left = min(left, first)
          right = max(right, end)
          top = min(top, y)
          bottom = y + 1
        }
        y += 1
      }
    }
    guard right > left else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
