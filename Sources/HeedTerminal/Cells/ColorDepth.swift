/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colour at all; bold, dim, underline and reverse may still be used.
  case none
  /// The sixteen colours that the person's own palette decides.
  case ansi16
  /// The sixteen, a cube of 6 × 6 × 6 and 24 greys, as xterm has them.
  case palette256
  /// Eight bits each of red, green and blue.
  case trueColor

  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
}
