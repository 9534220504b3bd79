internal import CCairo
internal import Glibc
internal import Heed

/// The pixels of a picture file.
final class Bitmap {
  let surface: OpaquePointer
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Pixels a point.
  let scale: Double

  /// The natural size in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// Reads a PNG file, which errors call by the name.
  ///
  /// - Throws: an error where it is not a PNG file, is damaged or too large.
  init(
    png bytes: [UInt8], name: String, scale: Double, limits: PictureOptions.Limits
  ) throws(PictureError) {
    guard bytes.count <= limits.imageFileBytes else {
      throw PictureError.tooManyBytes(name, limits)
    }
    guard let header = PNGHeader(bytes) else { throw PictureError(.notPNG(name)) }
    // Neither product can overflow: each factor has 32 bits.
    guard header.width * header.height <= limits.imagePixels else {
      throw PictureError(.imageTooLarge(name, limit: "\(limits.imagePixels) pixels"))
    }
    guard let surface = Bitmap.decoded(bytes),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw PictureError(.unreadableImage(name, reason: "it is damaged")) }
    self.surface = surface
    self.scale = scale
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  private struct Reader {
    var rest: UnsafeRawBufferPointer.SubSequence
  }

  private static func decoded(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { buffer in
      var reader = Reader(rest: buffer[...])
      return withUnsafeMutablePointer(to: &reader) { pointer in
        cairo_image_surface_create_from_png_stream(
          { closure, data, count in
            guard let reader = closure?.assumingMemoryBound(to: Reader.self), let data,
              reader.pointee.rest.count >= Int(count)
            else { return CAIRO_STATUS_READ_ERROR }
            let part = reader.pointee.rest.prefix(Int(count))
            UnsafeMutableRawBufferPointer(start: data, count: Int(count))
              .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
            reader.pointee.rest.removeFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
    }
  }
}

/// What the first bytes of a PNG file say.
struct PNGHeader {
  let width: Int
  let height: Int

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Reads a header; nothing where it is not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 33, bytes.starts(with: PNGHeader.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { return nil }
  }
}
