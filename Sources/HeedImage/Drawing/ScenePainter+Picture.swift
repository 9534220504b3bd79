internal import CCairo
internal import Heed

extension ScenePainter {
  /// Draws a node's picture.
  func drawPicture(
    _ picture: Node.Picture, in frame: Rect, corners: CornerRadii
  ) throws(PictureError) {
    try clipped(to: frame, corners: corners) { () throws(PictureError) in
      try drawImage(picture.image, fit: picture.fit, in: frame, tint: picture.tint)
    }
  }

  /// Draws a picture, or a placeholder for one that is missing.
  func drawImage(_ image: Image, fit: Fit, in frame: Rect, tint: RGBA?) throws(PictureError) {
    switch try artwork(of: image, in: frame) {
    case .bitmap(let bitmap): try drawBitmap(bitmap, fit: fit, in: frame, tint: tint)
    case .symbol(let symbol):
      let side = Size(width: Symbol.side, height: Symbol.side)
      symbol.facing(scene.direction).draw(
        on: canvas, in: ScenePainter.place(of: side, fit: fit, in: frame),
        tint ?? Symbol.plainColor)
    case nil: break
    }
  }

  /// Draws a picture whose edges keep their size.
  func drawNinePatch(_ image: Image, insets: EdgeInsets, in frame: Rect) throws(PictureError) {
    switch try artwork(of: image, in: frame) {
    case .bitmap(let bitmap):
      NinePatch(bitmap: bitmap, insets: insets, frame: frame).draw(on: canvas)
    case .symbol: try drawImage(image, fit: .stretch, in: frame, tint: nil)
    case nil: break
    }
  }

  private func artwork(of image: Image, in frame: Rect) throws(PictureError) -> Artwork? {
    do throws(PictureError) {
      return try images.artwork(of: image, options: options)
    } catch {
      try missing.add(error)
      drawPlaceholder(in: frame)
      return nil
    }
  }

  /// Draws the pixels of a file, or their shape in a colour.
  func drawBitmap(
    _ bitmap: Bitmap, fit: Fit, in frame: Rect, tint: RGBA?
  ) throws(PictureError) {
    let place = ScenePainter.place(of: bitmap.size, fit: fit, in: frame)
    if canvas.isVector { return try drawVector(bitmap, in: place, tint: tint) }
    canvas.draw(bitmap.surface, width: bitmap.width, height: bitmap.height, in: place, tint: tint)
  }

  /// A crossed box, where a picture is missing.
  private func drawPlaceholder(in frame: Rect) {
    let color = RGBA(hex: 0xFF2D55)
    canvas.fill(frame, color.opacity(0.15))
    canvas.strokeInside(frame, corners: CornerRadii(), width: canvas.snapped(1), color)
    canvas.use(color)
    cairo_set_line_width(canvas.context, canvas.snapped(1))
    cairo_move_to(canvas.context, frame.x, frame.y)
    cairo_line_to(canvas.context, frame.maxX, frame.maxY)
    cairo_move_to(canvas.context, frame.maxX, frame.y)
    cairo_line_to(canvas.context, frame.x, frame.maxY)
    cairo_stroke(canvas.context)
  }

  /// Where a picture stands that fills a frame in its way; in the middle where it does not match.
  static func place(of size: Size, fit: Fit, in frame: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return frame }
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    let factor: Double
    switch fit.kind {
    case .stretch: return frame
    case .fit: factor = min(across, down)
    case .fill: factor = max(across, down)
    }
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
