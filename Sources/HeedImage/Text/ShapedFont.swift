internal import CCairo

/// A font at a size, ready to draw with.
final class ShapedFont {
  let scaled: OpaquePointer
  /// Whether its letters bring their own colours.
  let isColored: Bool

  /// The name of its family, where it has one.
  let family: String?

  init(scaled: OpaquePointer, isColored: Bool, family: String?) {
    self.scaled = cairo_scaled_font_reference(scaled)
    self.isColored = isColored
    self.family = family
  }

  deinit { cairo_scaled_font_destroy(scaled) }
}
