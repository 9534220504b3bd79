internal import CCairo
internal import Glibc
internal import Heed

/// Pixels to draw on, in points from the top left corner.
final class Canvas {
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Pixels a point.
  let scale: Double
  let surface: OpaquePointer
  /// Whether shapes and text are kept as they are, so that there are no pixels to read.
  let isVector: Bool
  let context: OpaquePointer

  /// Makes a transparent canvas of pixels.
  init(width: Int, height: Int, scale: Double) throws(PictureError) {
    guard let surface = PixelMemory.surface(width: width, height: height) else {
      throw PictureError(.outOfMemory)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      throw PictureError(.outOfMemory)
    }
    self.width = width
    self.height = height
    self.scale = scale
    self.surface = surface
    self.context = context
    isVector = false
    cairo_scale(context, scale, scale)
  }

  /// Makes a canvas of a surface that keeps shapes and whose unit is a point; it owns the surface.
  ///
  /// Edges are moved to where the pixels of a picture of the scale would begin.
  init(keepingShapes surface: OpaquePointer, size: Size, scale: Double) throws(PictureError) {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      throw PictureError(.outOfMemory)
    }
    width = Int((size.width * scale).rounded(.up))
    height = Int((size.height * scale).rounded(.up))
    self.scale = scale
    self.surface = surface
    self.context = context
    isVector = true
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Lets the body draw with settings of its own, such as a clip.
  func saved<E: Error>(_ body: () throws(E) -> Void) throws(E) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// Pixels from one row to the next, as they lie in memory.
  var stride: Int { Int(cairo_image_surface_get_stride(surface)) / 4 }

  /// The pixels, 0xAARRGGBB, multiplied by their opacity.
  var words: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if var target = buffer.baseAddress {
        forEachRow { row in
          memcpy(target, row, width * 4)
          target += width
        }
      }
      count = width * height
    }
  }

  /// Passes the pixels of each row from the top, 0xAARRGGBB.
  func forEachRow(_ body: (UnsafePointer<UInt32>) -> Void) {
    forEachRow(0..<height, body)
  }

  /// Passes the pixels of some rows, counted from the top, 0xAARRGGBB.
  func forEachRow(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = self.stride
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      for row in rows { body(UnsafePointer(pixels + row * stride)) }
    }
  }

  /// A rectangle whose edges lie between pixels, at least one pixel wide where it has a width.
  func snapped(_ rect: Rect) -> Rect { PixelGrid(scale: scale).snapped(rect) }

  /// A length of whole pixels, at least one.
  func snapped(_ length: Double) -> Double { PixelGrid(scale: scale).snapped(length) }
}
