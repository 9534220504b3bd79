public import Foundation

/// Breaks texts into lines and draws them, in place of the double's letters without a font.
public protocol DoubleTextSystem: AnyObject {
  /// Breaks a text as TextKit would in a container.
  func lines(of text: NSAttributedString, in container: NSTextContainer) -> any DoubleTextLines
}

/// A text that was broken into lines; one glyph stands for each UTF-16 unit.
public protocol DoubleTextLines {
  var all: [DoubleTextLine] { get }
  /// Where units stand in a line, from the left end of its letters: several stretches where
  /// directions mix.
  func spans(of units: Range<Int>, inLine index: Int) -> [(x: CGFloat, width: CGFloat)]
  /// Draws a line with the left end of its letters and its baseline at a point.
  func draw(line index: Int, at point: CGPoint)
}

/// A line of a text.
public struct DoubleTextLine {
  /// With the white space at its end and what parts paragraphs.
  public let units: Range<Int>
  /// For which an ellipsis stands.
  public let cut: Range<Int>?
  /// Points, with the ellipsis and without white space at the end.
  public let width: CGFloat
  public let height: CGFloat
  /// Points from the top.
  public let baseline: CGFloat

  public init(
    units: Range<Int>, cut: Range<Int>?, width: CGFloat, height: CGFloat, baseline: CGFloat
  ) {
    self.units = units
    self.cut = cut
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// The texts of the double.
public enum DoubleText {
  /// Nothing has letters half as wide as their size.
  nonisolated(unsafe) public static var system: (any DoubleTextSystem)?
}
