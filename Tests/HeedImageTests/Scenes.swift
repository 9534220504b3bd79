@testable import Heed
import HeedImage

/// Small scenes made by hand.
enum Scenes {
  static let white = RGBA(hex: 0xFFFFFF)
  static let black = RGBA(hex: 0x000000)
  static let red = RGBA(hex: 0xFF0000)
  static let blue = RGBA(hex: 0x0000FF)
  static let clear = RGBA(hex: 0, alpha: 0)

  /// A scene without a backdrop.
  static func scene(
    _ nodes: [Node], width: Double = 100, height: Double = 100, scale: Double = 1,
    backdrop: Scene.Backdrop = Scene.Backdrop(color: clear)
  ) -> Scene {
    Scene(
      size: Size(width: width, height: height), scale: scale, direction: .leftToRight,
      backdrop: backdrop, nodes: nodes, scrollAreas: [], focusOrder: [], initialFocus: nil,
      enter: .preset(.classic), exit: .preset(.fade), concessions: [])
  }

  /// A renderer on plain white.
  static func renderer(
    behind: RGBA = white, isLenient: Bool = false, folder: String? = nil
  ) throws -> PictureRenderer {
    try PictureRenderer(
      options: PictureOptions(
        backdrop: .color(behind), imageFolder: folder, isLenient: isLenient))
  }

  /// A text laid out as it was measured, with lines of one height from the frame's left edge.
  static func layout(
    _ request: TextRequest, by renderer: PictureRenderer, lineHeight: Double = 22,
    x: (TextMetrics.Line) -> Double = { _ in 0 }
  ) -> TextLayout {
    let metrics = renderer.measurer.text(request)
    let lines = metrics.lines.enumerated().map { index, line in
      TextLayout.Line(
        range: line.range, x: x(line), y: Double(index) * lineHeight,
        baseline: Double(index) * lineHeight + lineHeight * 0.75, width: line.width,
        height: lineHeight)
    }
    return TextLayout(
      request: request, lines: lines, isTruncated: metrics.isTruncated, links: [])
  }

  /// One run of text in the system's font.
  static func request(
    _ text: String, size: Double = 17, weight: Font.Weight = .regular, width: Double = .infinity,
    lineLimit: Int = 0, truncation: TextRequest.Truncation = .tail, isJustified: Bool = false,
    direction: Direction = .leftToRight, language: Name = "en", color: RGBA = black,
    design: Font.Design = .default, family: Name? = nil, isItalic: Bool = false
  ) -> TextRequest {
    TextRequest(
      runs: [
        TextRequest.Run(
          text,
          font: ResolvedFont(
            size: size, weight: weight, isItalic: isItalic, family: family, design: design),
          color: color)
      ], width: width, lineLimit: lineLimit, truncation: truncation, isJustified: isJustified,
      direction: direction, language: language)
  }
}

extension PixelImage {
  /// How dark a pixel is on white: 0 is white, 255 is black.
  func ink(_ x: Int, _ y: Int) -> Int {
    let word = self[x, y]
    let sum = (word >> 16) & 0xFF &+ (word >> 8) & 0xFF &+ word & 0xFF
    return 255 - Int(sum) / 3
  }

  /// The columns that hold something darker than a limit, within some rows.
  func inkedColumns(rows: Range<Int>, above limit: Int = 40) -> ClosedRange<Int>? {
    let columns = (0..<width).filter { x in rows.contains { ink(x, $0) > limit } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// The rows that hold something darker than a limit.
  func inkedRows(above limit: Int = 40) -> ClosedRange<Int>? {
    let rows = (0..<height).filter { y in (0..<width).contains { ink($0, y) > limit } }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }
}
