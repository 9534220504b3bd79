internal import CCairo
internal import Glibc

extension PixelImage {
  /// Makes a picture of words, 0xAARRGGBB with the colours multiplied by the opacity, row by row.
  ///
  /// - Returns: Nothing where there are not as many words as pixels.
  package init?(size: (width: Int, height: Int), words: [UInt32]) {
    guard words.count == size.width * size.height else { return nil }
    self.init(width: size.width, height: size.height, words: words)
  }

  /// Reads a PNG file.
  ///
  /// - Throws: an error where it is none, is damaged or too large.
  package init(
    png: [UInt8], name: String, limits: PictureOptions.Limits = PictureOptions.Limits()
  ) throws(PictureError) {
    let bitmap = try Bitmap(png: png, name: name, scale: 1, limits: limits)
    // Without an alpha channel the highest byte says nothing, so it is drawn once more.
    let canvas = try Canvas(width: bitmap.width, height: bitmap.height, scale: 1)
    cairo_set_source_surface(canvas.context, bitmap.surface, 0, 0)
    cairo_paint(canvas.context)
    self.init(width: canvas.width, height: canvas.height, words: canvas.words)
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: an error where there is not enough memory.
  package func png() throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(width: width, height: height, scale: 1)
    cairo_surface_flush(canvas.surface)
    guard let data = cairo_image_surface_get_data(canvas.surface) else {
      throw PictureError(.outOfMemory)
    }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface))
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for row in 0..<height { memcpy(data + row * stride, base + row * width, width * 4) }
    }
    cairo_surface_mark_dirty(canvas.surface)
    return try PNGWriter.png(canvas)
  }
}
