/// A picture across the panel's top, which may stick out above it.
public struct Header: Hashable, Sendable {
  public var image: Image
  /// Its height in points; in proportion to the panel's width by default.
  public var height: Double?
  /// Points of it that stick out above the panel's top edge.
  public var overhang: Double
  public var fit: Fit

  /// Makes a header; nothing of it sticks out by default.
  public init(_ image: Image, height: Double? = nil, overhang: Double = 0, fit: Fit = .fill) {
    self.image = image
    self.height = height
    self.overhang = overhang
    self.fit = fit
  }
}
