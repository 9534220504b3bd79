/// Colours that run into each other along a line.
public struct Gradient: Hashable, Sendable {
  /// At least one colour.
  public var colors: [Color]
  /// Where each colour stands, from 0 to 1 in rising order; evenly spread by default.
  public var stops: [Double]?
  /// The direction in degrees, clockwise from "to the top"; 180 runs downwards.
  public var angle: Double

  /// Makes a gradient that runs downwards by default.
  public init(colors: [Color], stops: [Double]? = nil, angle: Double = 180) {
    self.colors = colors
    self.stops = stops
    self.angle = angle
  }
}
