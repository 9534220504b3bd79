public import Heed

/// How alerts look on a terminal, as far as the terminal and the person decide.
public struct TerminalLook: Hashable, Sendable {
  /// What a panel's edges are drawn with.
  public enum Borders: Hashable, Sendable, CaseIterable {
    /// Box-drawing lines.
    case box
    /// Box-drawing lines with round corners.
    case rounded
    /// `+`, `-` and `|`; all marks are ASCII too.
    case ascii
    /// Nothing but space.
    case none
  }

  public var borders: Borders
  public var depth: ColorDepth
  public var isDark: Bool
  /// The terminal's own background, where it told; what lies behind the panel is dimmed against it.
  public var background: RGBA?

  /// Makes a look: rounded lines in true colour on a dark terminal by default.
  public init(
    borders: Borders = .rounded, depth: ColorDepth = .trueColor, isDark: Bool = true,
    background: RGBA? = nil
  ) {
    self.borders = borders
    self.depth = depth
    self.isDark = isDark
    self.background = background
  }
}
