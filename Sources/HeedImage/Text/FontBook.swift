internal import CCairo
internal import CPango

/// Installed fonts, and one thread's objects of the text system that use them.
final class FontBook {
  /// Lays out paragraphs without a direction of their own from left to right.
  let leftToRight: OpaquePointer
  /// Lays out paragraphs without a direction of their own from right to left.
  let rightToLeft: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let fonts: InstalledFonts

  init?(_ fonts: InstalledFonts) {
    guard let map = pango_cairo_font_map_new() else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(map), fonts.config)
    guard let leftToRight = FontBook.context(of: map, PANGO_DIRECTION_LTR),
      let rightToLeft = FontBook.context(of: map, PANGO_DIRECTION_RTL)
    else {
      g_object_unref(map)
      return nil
    }
    self.fonts = fonts
    self.map = map
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  /// Makes a context in which a point is a unit and nothing is rounded to pixels.
  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }

  /// Whether a family is installed; its letters' case does not count.
  func has(_ family: String) -> Bool { fonts.has(family) }
}
