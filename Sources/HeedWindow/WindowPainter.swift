public import Heed

/// What a window needs to have scenes drawn: how texts break, and the pixels.
///
/// It comes from outside, so that the window depends on no way of drawing.
@MainActor
public struct WindowPainter {
  /// Pixels of a drawn scene.
  public struct Picture: Sendable {
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
    /// One word a pixel, 0xAARRGGBB, row by row from the top; the colours are multiplied by the opacity.
    public var words: [UInt32]

    /// Makes a picture.
    public init(width: Int, height: Int, words: [UInt32]) {
      self.width = width
      self.height = height
      self.words = words
    }
  }

  /// Breaks texts into lines as the picture shows them.
  public var measurer: Measurer
  /// Draws a scene over a colour, which may be clear; nothing where that fails.
  public var picture: @MainActor (Scene, RGBA) -> Picture?

  /// Makes a painter.
  public init(
    measurer: Measurer, picture: @escaping @MainActor (Scene, RGBA) -> Picture?
  ) {
    self.measurer = measurer
    self.picture = picture
  }
}
