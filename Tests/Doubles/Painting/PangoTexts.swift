internal import CCairo
internal import Heed
@testable internal import HeedImage
@testable internal import UIKit

/// Breaks the double's texts into lines by the text system of `HeedImage`, and draws its letters.
final class PangoTexts: DoubleTextSystem {
  let engine: TextEngine
  /// Where lines are drawn.
  var canvas: Canvas?

  init(_ engine: TextEngine) {
    self.engine = engine
  }

  func lines(of text: NSAttributedString, in container: NSTextContainer) -> any DoubleTextLines {
    broken(text, in: container)
  }

  func broken(_ text: NSAttributedString, in container: NSTextContainer) -> PangoLines {
    PangoLines(text, in: container, by: self)
  }

  /// One line as wide as it will.
  func line(_ text: NSAttributedString) -> PangoLines {
    broken(text, in: NSTextContainer(size: CGSize(width: 1e6, height: 1e6)))
  }
}

/// A text that Pango broke into lines, each paragraph by itself, as TextKit does.
final class PangoLines: DoubleTextLines {
  private struct Line {
    let text: ShapedText
    let request: TextRequest
    let index: Int
    /// Where its paragraph begins in the text.
    let start: Int
  }

  private(set) var all: [DoubleTextLine] = []
  private var lines: [Line] = []
  private let source: TextSource
  private unowned let owner: PangoTexts

  init(_ text: NSAttributedString, in container: NSTextContainer, by owner: PangoTexts) {
    self.owner = owner
    source = TextSource(text)
    let paragraphs = TextParagraphs.ranges(of: source.bytes)
    let most = container.maximumNumberOfLines
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index + 1 == paragraphs.count
      // An empty paragraph at the end is no line of TextKit's.
      if isLast, paragraph.isEmpty { break }
      if most > 0, lines.count >= most { break }
      let end = isLast ? source.bytes.count : paragraphs[index + 1].lowerBound
      add(paragraph, upTo: end, in: container, limit: most > 0 ? most - lines.count : 0)
    }
  }

  private func add(
    _ paragraph: Range<Int>, upTo end: Int, in container: NSTextContainer, limit: Int
  ) {
    let isMiddle = container.lineBreakMode == .byTruncatingMiddle
    let request = source.request(
      paragraph, width: Double(container.size.width), lineLimit: limit,
      truncation: isMiddle ? .middle : .tail)
    let shaped = owner.engine.shaped(request)
    for (index, line) in shaped.lines.enumerated() {
      let isLast = index + 1 == shaped.lines.count
      let first = paragraph.lowerBound + line.range.lowerBound
      let next = isLast ? end : paragraph.lowerBound + shaped.lines[index + 1].range.lowerBound
      var cut: Range<Int>?
      if isLast, shaped.isTruncated {
        let shown = paragraph.lowerBound + line.range.upperBound
        cut = source.units(isMiddle ? first + 1..<paragraph.upperBound : shown..<next)
      }
      let size = request.runs.map(\.font.size).max() ?? 12
      all.append(
        DoubleTextLine(
          units: source.units(first..<next), cut: cut, width: line.width,
          height: size * FontHeight.line, baseline: size * FontHeight.ascent))
      lines.append(
        Line(text: shaped, request: request, index: index, start: paragraph.lowerBound))
    }
  }

  func spans(of units: Range<Int>, inLine index: Int) -> [(x: CGFloat, width: CGFloat)] {
    let line = lines[index]
    let bytes = source.bytes(units)
    let own = max(0, bytes.lowerBound - line.start)..<max(0, bytes.upperBound - line.start)
    return line.text.lines[line.index].spans(of: own).map { (CGFloat($0.x), CGFloat($0.width)) }
  }

  func draw(line index: Int, at point: CGPoint) {
    guard let canvas = owner.canvas else { return }
    let line = lines[index]
    let place = canvas.windowPlace(Point(x: Double(point.x), y: Double(point.y)))
    let shaped = line.text.lines[line.index]
    canvas.saved {
      // Letters stand on whole pixels unless they are on their way.
      if canvas.isUnturned {
        canvas.leaveViews()
        let baseline = PixelGrid(scale: canvas.scale).snapped(position: place.y)
        draw(shaped, x: place.x, baseline: baseline, of: line, on: canvas)
      } else {
        draw(shaped, x: Double(point.x), baseline: Double(point.y), of: line, on: canvas)
      }
    }
  }

  private func draw(
    _ shaped: ShapedLine, x: Double, baseline: Double, of line: Line, on canvas: Canvas
  ) {
    for glyph in shaped.glyphs {
      guard case .glyph(let number) = glyph.kind else { continue }
      let run = line.request.runs[glyph.run]
      let font = line.text.fonts[glyph.font]
      var outline = cairo_glyph_t(
        index: UInt(number), x: x + glyph.x + glyph.dx,
        y: baseline - run.baselineOffset + glyph.dy)
      canvas.use(run.color)
      cairo_set_scaled_font(canvas.context, font.scaled)
      if font.isColored {
        cairo_show_glyphs(canvas.context, &outline, 1)
      } else {
        cairo_new_path(canvas.context)
        cairo_glyph_path(canvas.context, &outline, 1)
        cairo_fill(canvas.context)
      }
    }
    let marks = LineMarks(
      line: shaped, text: line.text, request: line.request, grid: PixelGrid(scale: canvas.scale))
    for bar in marks.rules(x: x, baseline: baseline) { canvas.fill(bar.frame, bar.color) }
  }
}

/// The heights of iOS's own font, as parts of its size.
enum FontHeight {
  static let line = 1.193
  static let ascent = 0.952
}
