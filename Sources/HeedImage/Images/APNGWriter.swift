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
    for (index, frame) in frames.enumerated() {
      PNGWriter.append("fcTL", control(frame, sequence), to: &file)
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
  private func control(_ frame: Frame, _ sequence: UInt32) -> [UInt8] {
    let part = frame.part
    var bytes = PNGWriter.bigEndian(sequence)
    for value in [part.width, part.height, part.x, part.y] {
      bytes += PNGWriter.bigEndian(UInt32(value))
    }
    let milliseconds = UInt16(min(max(1, (frame.seconds * 1000).rounded()), 65_535))
    bytes += [UInt8(milliseconds >> 8), UInt8(milliseconds & 0xFF), 0x03, 0xE8, 0, 0]
    return bytes
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
