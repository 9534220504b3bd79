/// A drawn picture as numbers, row by row from the top.
public struct PixelImage: Hashable, Sendable, CustomStringConvertible {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// One word a pixel, 0xAARRGGBB; the colours are multiplied by the opacity.
  public let words: [UInt32]

  public var description: String { "a picture of \(width) by \(height) pixels" }

  /// The pixel of a column and row, counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    words[y * width + x]
  }
}
