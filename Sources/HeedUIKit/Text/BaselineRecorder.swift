#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Notes where TextKit puts the baseline of each line, which a layout manager tells nobody later.
  ///
  /// A glyph's own location is moved by a raised run, so it is no substitute.
  final class BaselineRecorder: NSObject, NSLayoutManagerDelegate {
    /// Points from a line's top to its baseline, by the line's first glyph.
    private(set) var baselines: [Int: CGFloat] = [:]

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      baselines[glyphRange.location] = baselineOffset.pointee
      return false
    }
  }
#endif
