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
