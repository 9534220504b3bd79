public import Heed

/// A device with a screen of a known size, upright.
public struct MatrixDevice: Hashable, Sendable {
  /// The names under which it is sold; the first stands for all whose screens are the same.
  public var names: [String]
  /// Points, upright.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// What the screen's corners and bars take away from an app without bars of its own, upright.
  public var safeArea: EdgeInsets
  /// The same lying on its side.
  public var safeAreaOnItsSide: EdgeInsets

  init(
    _ names: [String], _ width: Double, _ height: Double, scale: Double, top: Double,
    bottom: Double, side: EdgeInsets
  ) {
    self.names = names
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = EdgeInsets(top: top, bottom: bottom)
    safeAreaOnItsSide = side
  }

  /// The device's screen, upright or on its side.
  public func screen(named name: String, isOnItsSide: Bool) -> MatrixScreen {
    MatrixScreen(
      name: isOnItsSide ? "\(name) landscape" : name,
      size: isOnItsSide ? Size(width: size.height, height: size.width) : size, scale: scale,
      safeArea: isOnItsSide ? safeAreaOnItsSide : safeArea)
  }
}
