/// Space kept free on each side in points; leading is where the text begins.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Makes insets; none by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same on every side.
  public init(all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Makes insets from a vertical and a horizontal one.
  public init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The sum of the leading and trailing insets.
  public var horizontal: Double { leading + trailing }
  /// The sum of the top and bottom insets.
  public var vertical: Double { top + bottom }
}

extension Insets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(all: value) }
  public init(integerLiteral value: Int) { self.init(all: Double(value)) }
}
