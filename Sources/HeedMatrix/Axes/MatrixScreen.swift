public import Heed

/// A surface that alerts are drawn on.
public struct MatrixScreen: Hashable, Sendable {
  /// What people call it, such as `iPhone 16 landscape` or `390x844`.
  public var name: String
  /// Points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  public var safeArea: EdgeInsets

  /// Makes a screen; it has no bars and 2 pixels a point by default.
  public init(name: String, size: Size, scale: Double = 2, safeArea: EdgeInsets = EdgeInsets()) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The screen on which pictures are drawn where none is named: 390 × 844 points, 2 pixels a point.
  public static let standard = MatrixScreen(
    name: "390x844", size: Size(width: 390, height: 844))

  /// What tells it from every other screen: its name and its scale.
  public var label: String { "\(name)@\(Int(scale))x" }
}
