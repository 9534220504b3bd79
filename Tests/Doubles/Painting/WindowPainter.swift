internal import Heed
@testable package import HeedImage
package import UIKit

/// Draws what the double's windows show, by the letters, pictures and symbols of `HeedImage`.
///
/// It draws what the host asked UIKit for, with figures of Heed's own where iOS has some that nobody
/// outside it knows: materials, the curve of corners, the sizes of letters.
@MainActor
package final class WindowPainter {
  /// Points by which a blur without a colour of its own makes soft what lies behind.
  package nonisolated static let regularBlur = 10.0
  /// What draws the same alerts without UIKit.
  package let renderer: PictureRenderer
  /// Materials that were asked for where UIKit would show none: under an opacity, inside a mask or
  /// inside corners that cut.
  package private(set) var lostMaterials = 0
  private let texts: PangoTexts

  /// Makes a painter that finds picture files in a folder.
  package init(folder: String) throws(PictureError) {
    renderer = try PictureRenderer(options: PictureOptions(imageFolder: folder))
    texts = PangoTexts(renderer.texts)
  }

  /// Gives the double's texts the renderer's letters, and its app the pictures of the names.
  package func install(pictures: [String]) {
    DoubleText.system = texts
    for name in pictures {
      let size = renderer.measurer.imageSize(.file(Name(name)))
      DoubleImages.files[name] = size.map { CGSize(width: $0.width, height: $0.height) }
    }
  }

  package func remove() {
    DoubleText.system = nil
    DoubleImages.files = [:]
  }

  /// What a scene's windows look like now, at its scale.
  package func pixels(of scene: UIWindowScene) throws(PictureError) -> PixelImage {
    let canvas = try draw(scene)
    return PixelImage(width: canvas.width, height: canvas.height, words: canvas.words)
  }

  package func png(of scene: UIWindowScene) throws(PictureError) -> [UInt8] {
    try PNGWriter.png(draw(scene))
  }

  /// Writes a line in white; the place is that of its left end and baseline.
  func write(_ text: String, at place: Point, on canvas: Canvas) {
    texts.canvas = canvas
    defer { texts.canvas = nil }
    let line = texts.line(
      NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white]))
    if !line.all.isEmpty { line.draw(line: 0, at: CGPoint(x: place.x, y: place.y)) }
  }

  private func draw(_ scene: UIWindowScene) throws(PictureError) -> Canvas {
    let scale = Double(scene.doubleTraits.displayScale)
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale - 0.000_1).rounded(.up)) }
    let canvas = try Canvas(
      width: pixels(scene.doubleSize.width), height: pixels(scene.doubleSize.height), scale: scale)
    texts.canvas = canvas
    DoubleDrawing.paint = { rect, color in canvas.fill(Rect(of: rect), RGBA(of: color)) }
    defer {
      texts.canvas = nil
      DoubleDrawing.paint = nil
    }
    let painter = ViewPainter(canvas, renderer, texts)
    for window in DoublePerson(scene).windows.reversed() { painter.paint(window) }
    lostMaterials = painter.lostMaterials
    return canvas
  }
}

extension Rect {
  init(of rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension RGBA {
  @MainActor
  init(of color: UIColor, in traits: UITraitCollection? = nil) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = traits.map { color.resolvedColor(with: $0) } ?? color
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  init(of color: CGColor) {
    let parts = (color.components ?? []).map { Double($0) } + [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
