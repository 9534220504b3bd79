internal import CCairo
internal import CPango

/// A set of installed fonts, and the text system's objects that use it.
final class FontBook {
  /// Lays out paragraphs without a direction of their own from left to right.
  let leftToRight: OpaquePointer
  /// Lays out paragraphs without a direction of their own from right to left.
  let rightToLeft: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer
  private lazy var families = FontBook.families(of: config)

  /// The fonts that Heed asks for by itself: few, and so found at once.
  static func quick() -> FontBook? {
    guard let config = FcConfigCreate() else { return nil }
    let text = FontConfiguration.text
    let isRead = text.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { bytes in
        FcConfigParseAndLoadFromMemory(config, bytes.baseAddress, 1)
      }
    }
    guard isRead != 0, FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return FontBook(taking: config)
  }

  /// All fonts of the system, by its own configuration.
  static func system() -> FontBook? {
    FcInitLoadConfigAndFonts().flatMap { FontBook(taking: $0) }
  }

  private init?(taking config: OpaquePointer) {
    guard let map = pango_cairo_font_map_new() else {
      FcConfigDestroy(config)
      return nil
    }
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    guard let leftToRight = FontBook.context(of: map, PANGO_DIRECTION_LTR),
      let rightToLeft = FontBook.context(of: map, PANGO_DIRECTION_RTL)
    else {
      g_object_unref(map)
      FcConfigDestroy(config)
      return nil
    }
    self.config = config
    self.map = map
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
    FcConfigDestroy(config)
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
  func has(_ family: String) -> Bool {
    families.contains(family.lowercased())
  }

  /// Whether there is no font at all.
  var isEmpty: Bool { families.isEmpty }

  private static func families(of config: OpaquePointer) -> Set<String> {
    var families: Set<String> = []
    guard let fonts = FcConfigGetFonts(config, FcSetSystem)?.pointee else { return families }
    for index in 0..<Int(fonts.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      var place: Int32 = 0
      while FcPatternGetString(fonts.fonts[index], FC_FAMILY, place, &name) == FcResultMatch {
        if let name { families.insert(String(cString: name).lowercased()) }
        place += 1
      }
    }
    return families
  }
}
