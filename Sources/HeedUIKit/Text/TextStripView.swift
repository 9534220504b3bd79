#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Draws some of a text's lines.
  @MainActor
  final class TextStripView: UIView {
    private var text: TextLayout?
    private var lines = 0..<0
    private var layout: TextKitLayout?

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
      isOpaque = false
      backgroundColor = .clear
      // While its frame is animated the letters keep their size.
      contentMode = .topLeft
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ text: TextLayout, lines: Range<Int>, layout: TextKitLayout) {
      self.text = text
      self.lines = lines
      self.layout = layout
      setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
      guard let text, let layout else { return }
      // The strip's frame counts from the text's, and so do the lines.
      let origin = frame.origin
      for index in lines where layout.lines.indices.contains(index) {
        drawBackgrounds(text.request, text.lines[index], layout.lines[index], layout)
      }
      for index in lines where layout.lines.indices.contains(index) {
        let place = text.lines[index]
        layout.draw(
          layout.lines[index],
          at: CGPoint(x: place.x - origin.x, y: place.baseline - origin.y))
      }
    }

    private func drawBackgrounds(
      _ request: TextRequest, _ place: TextLayout.Line, _ line: TextKitLayout.Line,
      _ layout: TextKitLayout
    ) {
      for (run, bytes) in zip(request.runs, layout.parts.runs) {
        guard let background = run.background else { continue }
        UIColor(background).setFill()
        for span in layout.spans(of: bytes, in: line) {
          UIRectFill(
            CGRect(
              x: place.x + span.x - frame.origin.x, y: place.y - frame.origin.y,
              width: span.width, height: place.height))
        }
      }
    }
  }
#endif
