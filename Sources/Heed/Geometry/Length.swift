/// A length that is a part of its container and a number of points, such as `100% - 114`.
public struct Length: Hashable, Sendable {
  /// The part of the container; 1 is the whole of it.
  public var fraction: Double
  /// Points to add; may be negative.
  public var points: Double

  /// Makes a length of points, of a part of the container, or of both.
  public init(fraction: Double = 0, points: Double = 0) {
    self.fraction = fraction
    self.points = points
  }

  /// A length in points.
  public static func points(_ points: Double) -> Length { Length(points: points) }

  /// A part of the container, in percent.
  public static func percent(_ percent: Double) -> Length { Length(fraction: percent / 100) }

  /// The length in points inside a container; never below zero.
  public func resolved(in container: Double) -> Double {
    max(0, fraction * container + points)
  }

  public static func + (length: Length, points: Double) -> Length {
    Length(fraction: length.fraction, points: length.points + points)
  }

  public static func - (length: Length, points: Double) -> Length {
    length + -points
  }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(points: value) }
  public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}
