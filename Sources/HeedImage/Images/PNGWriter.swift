internal import CCairo
internal import CDeflate

/// Writes PNG files in ways that suit flat pictures and are quick.
enum PNGWriter {
  /// The file of a canvas; without an alpha channel where nothing is see-through.
  static func png(_ canvas: Canvas) throws(PictureError) -> [UInt8] {
    let isOpaque = self.isOpaque(canvas)
    var file = start(of: canvas, isOpaque: isOpaque)
    append("IDAT", try data(of: canvas, isOpaque: isOpaque), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func data(of canvas: Canvas, isOpaque: Bool) throws(PictureError) -> [UInt8] {
    if isOpaque, max(canvas.width, canvas.height) <= PixelDeflater.widest {
      return PixelDeflater.packed(canvas)
    }
    let all = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    return try compressed(rows(of: canvas, in: all, isOpaque: isOpaque))
  }

  /// Copies red, green and blue of pixels, 0xAARRGGBB; up to three bytes behind them are written too.
  static func copyColors(
    of pixels: UnsafePointer<UInt32>, count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var out = UnsafeMutableRawPointer(bytes)
    func color(_ index: Int) -> UInt32 { (pixels[index] &<< 8).byteSwapped }
    func write(_ value: UInt32) {
      out.storeBytes(of: value.littleEndian, as: UInt32.self)
      out += 4
    }
    var index = 0
    // Four pixels fill three words.
    while index &+ 4 <= count {
      let (first, second) = (color(index), color(index &+ 1))
      let (third, fourth) = (color(index &+ 2), color(index &+ 3))
      write(first | second &<< 24)
      write(second &>> 8 | third &<< 16)
      write(third &>> 16 | fourth &<< 8)
      index &+= 4
    }
    while index < count {
      write(color(index))
      out -= 1
      index &+= 1
    }
  }

  /// What comes before the pixels.
  static func start(of canvas: Canvas, isOpaque: Bool) -> [UInt8] {
    var file = PNGHeader.signature
    var header = bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    // The colours are in sRGB.
    append("sRGB", [0], to: &file)
    return file
  }

  /// The pixels of a part, with or without their opacity.
  static func rows(of canvas: Canvas, in part: PixelRect, isOpaque: Bool) -> [UInt8] {
    isOpaque ? opaqueRows(of: canvas, in: part) : seeThroughRows(of: canvas, in: part)
  }

  static func isOpaque(_ canvas: Canvas) -> Bool {
    var all = UInt32.max
    canvas.forEachRow { row in
      for column in 0..<canvas.width { all &= row[column] }
    }
    return all >= 0xFF00_0000
  }

  /// Three bytes a pixel.
  private static func opaqueRows(of canvas: Canvas, in part: PixelRect) -> [UInt8] {
    rows(of: canvas, in: part, bytesPerPixel: 3) { word, out in
      out[0] = UInt8(truncatingIfNeeded: word >> 16)
      out[1] = UInt8(truncatingIfNeeded: word >> 8)
      out[2] = UInt8(truncatingIfNeeded: word)
    }
  }

  /// Four bytes a pixel, the colours no longer multiplied by the opacity.
  private static func seeThroughRows(of canvas: Canvas, in part: PixelRect) -> [UInt8] {
    rows(of: canvas, in: part, bytesPerPixel: 4) { word, out in
      let alpha = word >> 24
      func part(_ value: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(truncatingIfNeeded: ((value & 0xFF) * 255 + alpha / 2) / alpha)
      }
      out[0] = part(word >> 16)
      out[1] = part(word >> 8)
      out[2] = part(word)
      out[3] = UInt8(truncatingIfNeeded: alpha)
    }
  }

  @inline(__always)
  private static func rows(
    of canvas: Canvas, in part: PixelRect, bytesPerPixel: Int,
    _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let count = (part.width * bytesPerPixel + 1) * part.height
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      guard var out = buffer.baseAddress else { return }
      canvas.forEachRow(part.y..<part.y + part.height) { row in
        out.pointee = 0
        out += 1
        for column in part.x..<part.x + part.width {
          write(row[column], out)
          out += bytesPerPixel
        }
      }
      written = count
    }
  }

  static func compressed(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { throw PictureError(.outOfMemory) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    guard !result.isEmpty else { throw PictureError(.outOfMemory) }
    return result
  }

  static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += bigEndian(UInt32(data.count))
    file += body
    file += bigEndian(libdeflate_crc32(0, body, body.count))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
