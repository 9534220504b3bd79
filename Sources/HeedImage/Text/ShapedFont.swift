internal import CCairo

/// A font at a size, ready to draw with.
final class ShapedFont {
  let scaled: OpaquePointer
  /// Whether its letters bring their own colours.
  let isColored: Bool

  init(scaled: OpaquePointer, isColored: Bool) {
    self.scaled = cairo_scaled_font_reference(scaled)
    self.isColored = isColored
  }

  deinit { cairo_scaled_font_destroy(scaled) }
}
