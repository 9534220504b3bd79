internal import CCairo
internal import Heed

/// Draws stretches of text so that they stay text, on a canvas that keeps what is drawn.
struct TextCanvas {
  let canvas: Canvas

  /// Draws a stretch whose line begins at a place.
  func draw(_ stretch: TextStretch, _ font: ShapedFont, x: Double, baseline: Double) {
    cairo_set_scaled_font(canvas.context, font.scaled)
    show(stretch, x: x, baseline: baseline) { glyph in
      if case .glyph(let index) = glyph.kind { UInt(index) } else { nil }
    }
  }

  /// Puts the characters of a stretch over what is seen of it, so that it can be selected.
  func drawUnseen(_ stretch: TextStretch, size: Double, x: Double, baseline: Double) {
    guard let face = cairo_user_font_face_create() else { return }
    defer { cairo_font_face_destroy(face) }
    // A letter of two dots that nobody sees, as high as others and half as wide, which is what readers
    // of such fonts take for usual.
    cairo_user_font_face_set_render_glyph_func(face) { _, _, context, extents in
      extents?.pointee.x_advance = 0.5
      if let context {
        cairo_rectangle(context, 0, 0.2, 0.001, 0.001)
        cairo_rectangle(context, 0.499, -0.75, 0.001, 0.001)
        cairo_fill(context)
      }
      return CAIRO_STATUS_SUCCESS
    }
    canvas.saved {
      cairo_set_font_face(canvas.context, face)
      // As wide as what is seen, so that no space is guessed between it and its neighbours.
      var matrix = cairo_matrix_t()
      let width = stretch.glyphs.first?.width ?? size
      cairo_matrix_init_scale(&matrix, max(0.01, width * 2), size)
      cairo_set_font_matrix(canvas.context, &matrix)
      // The least opacity of which Cairo keeps anything; up to a 256th it takes for nothing at all.
      canvas.use(RGBA(red: 0, green: 0, blue: 0, alpha: 0.004))
      var next: UInt = 0
      show(stretch, x: x, baseline: baseline) { _ in
        next += 1
        return next
      }
    }
  }

  /// Shows glyphs with the characters that each stands for.
  private func show(
    _ stretch: TextStretch, x: Double, baseline: Double,
    _ index: (ShapedGlyph) -> UInt?
  ) {
    var glyphs: [cairo_glyph_t] = []
    var clusters: [cairo_text_cluster_t] = []
    var text: [UInt8] = []
    // In the order in which it is read; the glyphs of a cluster stay together.
    let order = stretch.glyphs.indices.sorted { first, second in
      let (one, two) = (stretch.glyphs[first], stretch.glyphs[second])
      return one.byte == two.byte ? first < second : one.byte < two.byte
    }
    let parts = stretch.parts
    var part = 0
    var last: Int?
    for place in order {
      let glyph = stretch.glyphs[place]
      if glyph.byte != last {
        let characters = part < parts.count ? parts[part] : []
        clusters.append(
          cairo_text_cluster_t(num_bytes: Int32(characters.count), num_glyphs: 0))
        text += characters
        part += 1
        last = glyph.byte
      }
      guard let index = index(glyph) else { continue }
      glyphs.append(
        cairo_glyph_t(index: index, x: x + glyph.x + glyph.dx, y: baseline + glyph.dy))
      clusters[clusters.count - 1].num_glyphs += 1
    }
    // A cluster without a glyph joins the one before it.
    var joined: [cairo_text_cluster_t] = []
    for cluster in clusters {
      if cluster.num_glyphs == 0, !joined.isEmpty {
        joined[joined.count - 1].num_bytes += cluster.num_bytes
      } else {
        joined.append(cluster)
      }
    }
    guard !glyphs.isEmpty else { return }
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          canvas.context, characters.baseAddress, Int32(characters.count), glyphs,
          Int32(glyphs.count), joined, Int32(joined.count), cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }
}
