internal import Heed

extension SVGWriter {
  /// Draws a picture, or a placeholder for one that is missing.
  func drawImage(_ image: Image, fit: Fit, in frame: Rect, tint: RGBA?) throws(PictureError) {
    switch try artwork(of: image, in: frame) {
    case .bitmap(let bitmap): try drawBitmap(bitmap, fit: fit, in: frame, tint: tint)
    case .symbol(let symbol):
      let side = Size(width: Symbol.side, height: Symbol.side)
      let place = ScenePainter.place(of: side, fit: fit, in: frame)
      draw(symbol.facing(scene.direction), in: place, tint ?? Symbol.plainColor)
    case nil: break
    }
  }

  /// Draws a picture whose edges keep their size.
  func drawNinePatch(_ image: Image, insets: EdgeInsets, in frame: Rect) throws(PictureError) {
    switch try artwork(of: image, in: frame) {
    case .bitmap(let bitmap):
      let patch = NinePatch(bitmap: bitmap, insets: insets, frame: frame)
      for part in patch.parts(on: grid) {
        // A picture of its own, so that no pixel of a neighbour bleeds in where it is stretched.
        let png = try bitmap.png(of: part.source)
        write("image", SVGNumber.frame(part.target) + stretched(png))
      }
    case .symbol: try drawImage(image, fit: .stretch, in: frame, tint: nil)
    case nil: break
    }
  }

  private func artwork(of image: Image, in frame: Rect) throws(PictureError) -> Artwork? {
    do throws(PictureError) {
      let artwork = try images.artwork(of: image, options: pictures)
      if case .bitmap(let bitmap) = artwork { try define(bitmap) }
      return artwork
    } catch {
      try missing.add(error)
      let color = RGBA(hex: 0xFF2D55)
      fill(frame, color.opacity(0.15))
      drawCrossedBox(frame, width: grid.snapped(1), color)
      return nil
    }
  }

  /// Draws the pixels of a file, or their shape in a colour.
  func drawBitmap(_ bitmap: Bitmap, fit: Fit, in frame: Rect, tint: RGBA?) throws(PictureError) {
    let place = ScenePainter.place(of: bitmap.size, fit: fit, in: frame)
    let across = SVGNumber.text(place.width / Double(bitmap.width), decimals: 9)
    let down = SVGNumber.text(place.height / Double(bitmap.height), decimals: 9)
    let move = "translate(\(SVGNumber.list(place.x, place.y, decimals: 6)))"
    let use = XML.element(
      "use",
      [
        ("href", "#\(try define(bitmap))"), ("transform", "\(move) scale(\(across) \(down))"),
      ])
    guard let tint else { return write(use) }
    let flood = XML.element(
      "feFlood",
      SVGNumber.paint(tint).map { ($0.name == "fill" ? "flood-color" : "flood-opacity", $0.value) })
    let cut = XML.element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
    write("g", [("filter", reference(toFilter: flood + cut, in: grid.around(place)))], use)
  }

  /// Puts a picture into the file, once, and says by which id it is there.
  @discardableResult
  private func define(_ bitmap: Bitmap) throws(PictureError) -> String {
    if let known = bitmapIDs[ObjectIdentifier(bitmap)] { return known.id }
    let png = try bitmap.png(of: bitmap.whole)
    let size: XML.Attributes = [("width", "\(bitmap.width)"), ("height", "\(bitmap.height)")]
    let id = definitions.id("p", "image", size + stretched(png))
    bitmapIDs[ObjectIdentifier(bitmap)] = (bitmap, id)
    return id
  }

  /// A picture that fills its frame.
  func stretched(_ png: [UInt8]) -> XML.Attributes {
    [
      ("preserveAspectRatio", "none"),
      ("href", "data:image/png;base64,\(String(decoding: Base64.text(of: png), as: UTF8.self))"),
    ]
  }
}
