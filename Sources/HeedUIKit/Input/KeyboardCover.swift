internal import Heed

/// How much of a surface a keyboard covers.
enum KeyboardCover {
  /// Points of the bottom of a surface that a keyboard covers, both in the same coordinates.
  ///
  /// One that floats, or is undocked or split, covers nothing: there is room below or beside it, and
  /// the person can move it.
  static func height(of keyboard: Rect, on surface: Rect) -> Double {
    let isDocked =
      keyboard.maxY >= surface.maxY - tolerance && keyboard.x <= surface.x + tolerance
      && keyboard.maxX >= surface.maxX - tolerance
    return isDocked ? min(max(0, surface.maxY - keyboard.y), surface.height) : 0
  }

  /// Frames that were converted between screens and windows are this exact, in points.
  private static let tolerance = 1.0
}
