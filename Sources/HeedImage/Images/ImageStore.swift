internal import Heed

/// What a picture turns out to be.
enum Artwork {
  case bitmap(Bitmap)
  case symbol(Symbol)

  /// The natural size in points.
  var size: Size {
    switch self {
    case .bitmap(let bitmap): bitmap.size
    case .symbol: Size(width: Symbol.side, height: Symbol.side)
    }
  }
}

/// Finds pictures, and keeps the files that it has read.
final class ImageStore {
  private enum Key: Hashable {
    case file(ImageFile)
    case data([UInt8])
  }

  private var bitmaps = RecentCache<Key, Bitmap>(limit: 32)

  /// Finds a picture.
  ///
  /// - Throws: an error that names what is missing or wrong.
  func artwork(of image: Image, options: PictureOptions) throws(PictureError) -> Artwork {
    switch image.source {
    case .symbol(let name):
      guard let symbol = Symbol.named(name) else {
        throw PictureError(
          .unknownSymbol(name.string, suggestion: Symbol.suggestion(for: name)))
      }
      return .symbol(symbol)
    case .file(let name):
      let file = try ImageFile(name, options: options)
      if let known = bitmaps[.file(file)] { return .bitmap(known) }
      let bitmap = try Bitmap(
        png: file.bytes(), name: name.string, scale: file.scale, limits: options.limits)
      bitmaps[.file(file)] = bitmap
      return .bitmap(bitmap)
    case .data(let bytes):
      return .bitmap(try bitmap(bytes, options: options))
    }
  }

  /// A picture from bytes.
  func bitmap(_ bytes: [UInt8], options: PictureOptions) throws(PictureError) -> Bitmap {
    if let known = bitmaps[.data(bytes)] { return known }
    let name = "\(bytes.count) bytes of data"
    let bitmap = try Bitmap(png: bytes, name: name, scale: 1, limits: options.limits)
    bitmaps[.data(bytes)] = bitmap
    return bitmap
  }

  /// The size that a picture asks for in points; nothing where it cannot be read.
  func naturalSize(of image: Image, options: PictureOptions) -> Size? {
    if let size = image.size { return size }
    do throws(PictureError) {
      return try artwork(of: image, options: options).size
    } catch {
      return nil
    }
  }
}
