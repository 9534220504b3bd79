internal import CCairo
internal import Heed
@testable package import HeedImage
internal import UIKit

/// Pictures beside each other, each with its name above.
package struct PictureSheet {
  /// A picture and its name.
  package typealias Entry = (name: String, picture: PixelImage)

  private let entries: [Entry]
  private let columns: Int
  /// How many points of the sheet a pixel of a picture takes.
  private let factor: Double
  private static let gap = 12.0
  private static let caption = 22.0

  /// Makes a sheet; the pictures are equally large.
  package init(_ entries: [Entry], columns: Int, factor: Double = 1) {
    self.entries = entries
    self.columns = columns
    self.factor = factor
  }

  /// The sheet as a PNG file, in letters of a painter.
  @MainActor
  package func png(_ painter: WindowPainter) throws(PictureError) -> [UInt8] {
    let width = entries.map { Double($0.picture.width) }.max() ?? 0
    let height = entries.map { Double($0.picture.height) }.max() ?? 0
    let cell = Size(
      width: width * factor + Self.gap, height: height * factor + Self.gap + Self.caption)
    let rows = (entries.count + columns - 1) / columns
    let canvas = try Canvas(
      width: Int(cell.width * Double(columns) + Self.gap),
      height: Int(cell.height * Double(rows) + Self.gap), scale: 1)
    canvas.fill(
      Rect(width: Double(canvas.width), height: Double(canvas.height)), RGBA(hex: 0x5A5A62))
    for (index, entry) in entries.enumerated() {
      let place = Rect(
        x: Self.gap + Double(index % columns) * cell.width,
        y: Self.gap + Double(index / columns) * cell.height + Self.caption,
        width: Double(entry.picture.width) * factor, height: Double(entry.picture.height) * factor)
      painter.write(entry.name, at: Point(x: place.x, y: place.y - 7), on: canvas)
      Self.draw(entry.picture, in: place, on: canvas)
    }
    return try PNGWriter.png(canvas)
  }

  private static func draw(_ picture: PixelImage, in place: Rect, on canvas: Canvas) {
    var words = picture.words
    words.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32,
        Int32(picture.width), Int32(picture.height), Int32(picture.width * 4))
      guard let surface else { return }
      canvas.draw(surface, width: picture.width, height: picture.height, in: place, tint: nil)
      cairo_surface_destroy(surface)
    }
  }
}
