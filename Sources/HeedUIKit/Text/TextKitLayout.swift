#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A text broken into lines by TextKit; measuring and drawing share it, so that they cannot differ.
  ///
  /// TextKit decides where lines break and where letters stand in them; where the lines stand is
  /// decided by the core.
  @MainActor
  final class TextKitLayout {
    /// One line, in the coordinates of TextKit's container.
    struct Line {
      let glyphs: NSRange
      /// The bytes of the text that it shows.
      let bytes: Range<Int>
      /// Where its letters begin on the left, and how wide they are.
      let left: CGFloat
      let width: CGFloat
      let top: CGFloat
      /// Points from the top to the baseline.
      let baseline: CGFloat
    }

    let parts: TextParts
    private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    private let map: TextRangeMap
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private let recorder = BaselineRecorder()
    /// Where the text was cut and an ellipsis put, in units.
    private var ellipsis: Int?

    /// Wider than any text: a line of a million points is some 100,000 letters.
    private static let widest = 1_000_000.0

    init(_ request: TextRequest) {
      parts = TextParts(request)
      map = TextRangeMap(String(decoding: parts.bytes, as: UTF8.self))
      // What the core rounds widths down by must not break a line that was measured to fit.
      let width = min(max(1, request.width) + 0.02, Self.widest)
      container = NSTextContainer(
        size: CGSize(width: width, height: .greatestFiniteMagnitude))
      container.lineFragmentPadding = 0
      container.maximumNumberOfLines = request.lineLimit
      container.lineBreakMode =
        switch (request.lineLimit, request.truncation) {
        case (0, _): .byWordWrapping
        case (1, .middle): .byTruncatingMiddle
        default: .byTruncatingTail
        }
      manager.delegate = recorder
      manager.usesFontLeading = false
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      layOut(request, upTo: nil)
      if let end = lines.last?.bytes.upperBound, hasRest(after: end) {
        // The limit was reached at a paragraph's end: nothing was cut there, so nothing says that
        // more follows.
        layOut(request, upTo: parts.withoutTrailingSpace(0..<end).upperBound)
        isTruncated = true
      }
    }

    /// What the core wants to know.
    private(set) lazy var metrics = measured()

    private func measured() -> TextMetrics {
      var links: [TextMetrics.LinkSpan] = []
      for link in parts.links {
        for (index, line) in lines.enumerated() {
          for span in spans(of: link.bytes, in: line) {
            links.append(
              TextMetrics.LinkSpan(link: link.address, line: index, x: span.x, width: span.width))
          }
        }
      }
      return TextMetrics(
        lines: lines.map { TextMetrics.Line(range: $0.bytes, width: Double($0.width)) },
        isTruncated: isTruncated, links: links)
    }

    /// Draws a line with its letters' left end and its baseline at a point of the current context.
    func draw(_ line: Line, at point: CGPoint) {
      guard line.glyphs.length > 0 else { return }
      let origin = CGPoint(x: point.x - line.left, y: point.y - line.top - line.baseline)
      manager.drawGlyphs(forGlyphRange: line.glyphs, at: origin)
    }

    /// Where bytes of the text stand in a line, from its letters' left end: several stretches where
    /// directions mix.
    func spans(of bytes: Range<Int>, in line: Line) -> [(x: Double, width: Double)] {
      let shown = bytes.clamped(to: line.bytes)
      guard !shown.isEmpty else { return [] }
      return rects(ofBytes: shown).map {
        (x: Double($0.origin.x - line.left), width: Double($0.size.width))
      }
    }

    // MARK: Breaking into lines

    private func layOut(_ request: TextRequest, upTo end: Int?) {
      ellipsis = end.map { map.unit(ofByte: $0) }
      storage.setAttributedString(request.attributedText(parts, upTo: end))
      manager.ensureLayout(for: container)
      lines = []
      let glyphs = manager.glyphRange(for: container)
      manager.enumerateLineFragments(forGlyphRange: glyphs) { [self] rect, used, _, glyphs, _ in
        lines.append(line(glyphs, rect: rect, used: used))
      }
      let hasRoom = request.lineLimit == 0 || lines.count < request.lineLimit
      if lines.isEmpty || parts.endsWithEmptyParagraph && end == nil && hasRoom {
        lines.append(emptyLine(at: parts.bytes.count))
      }
    }

    private func line(_ glyphs: NSRange, rect: CGRect, used: CGRect) -> Line {
      let characters = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
      let units = characters.location..<(characters.location + characters.length)
      var bytes = parts.withoutSeparator(map.bytes(ofUnits: units))
      let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphs.location)
      let isCut = cut.location != NSNotFound && cut.length > 0
      // The used rectangle holds the ellipsis, for which no character of the text stands.
      var extent = used
      if isCut {
        isTruncated = true
        if container.lineBreakMode == .byTruncatingTail {
          let unit = manager.characterIndexForGlyph(at: cut.location)
          bytes = bytes.lowerBound..<max(bytes.lowerBound, map.byte(ofUnit: unit))
        }
      } else if ellipsis.map({ units.contains($0) }) != true {
        let letters = rects(ofBytes: parts.withoutTrailingSpace(bytes))
        if let first = letters.first {
          extent = letters.dropFirst().reduce(first) { $0.union($1) }
        } else {
          extent.size.width = 0
        }
      }
      return Line(
        glyphs: glyphs, bytes: bytes, left: extent.origin.x, width: extent.size.width,
        top: rect.origin.y, baseline: recorder.baselines[glyphs.location] ?? rect.size.height)
    }

    private func emptyLine(at byte: Int) -> Line {
      Line(
        glyphs: NSRange(location: 0, length: 0), bytes: byte..<byte, left: 0, width: 0, top: 0,
        baseline: 0)
    }

    /// Whether something that can be seen follows a place, which the line limit left out.
    private func hasRest(after byte: Int) -> Bool {
      !isTruncated && container.maximumNumberOfLines > 0
        && lines.count >= container.maximumNumberOfLines
        && parts.withoutTrailingSpace(byte..<parts.bytes.count).contains { index in
          ![0x09, 0x0A, 0x0D, 0x20].contains(parts.bytes[index])
        }
    }

    private func rects(ofBytes bytes: Range<Int>) -> [CGRect] {
      let units = map.units(ofBytes: bytes)
      guard !units.isEmpty else { return [] }
      let glyphs = manager.glyphRange(
        forCharacterRange: NSRange(location: units.lowerBound, length: units.count),
        actualCharacterRange: nil)
      var rects: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
        in: container
      ) { rect, _ in rects.append(rect) }
      return rects
    }
  }
#endif
