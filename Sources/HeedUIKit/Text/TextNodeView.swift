#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a text, line by line where the core put the lines.
  @MainActor
  final class TextNodeView: UIView {
    private var shown: TextLayout?
    private var strips: [TextStripView] = []

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ text: TextLayout, tools: DrawingTools) {
      guard text != shown else { return }
      shown = text
      let ranges = TextStrips.strips(of: text.lines)
      while strips.count > ranges.count { strips.removeLast().removeFromSuperview() }
      let layout = tools.texts.layout(text.request)
      let margin = text.request.runs.reduce(8) { max($0, $1.font.size) }
      for (index, range) in ranges.enumerated() {
        let isNew = index == strips.count
        if isNew { strips.append(TextStripView()) }
        let strip = strips[index]
        UIView.change(isNew: isNew) {
          if isNew { addSubview(strip) }
          strip.frame = CGRect(TextStrips.frame(of: text.lines[range], margin: margin))
        }
        strip.show(text, lines: range, layout: layout)
      }
    }

    /// Draws only what can be seen of a long text, where a rectangle of the view is seen.
    func setVisible(_ rect: CGRect) {
      guard strips.count > 1 else { return }
      for strip in strips { strip.isHidden = !strip.frame.intersects(rect) }
    }
  }
#endif
