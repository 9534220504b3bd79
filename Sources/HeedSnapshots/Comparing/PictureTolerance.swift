/// How far a picture may be from its reference.
///
/// A pixel counts as different where one of its colours is off by more than ``colorSteps``, unless both
/// pictures have an edge there and it is off by less than ``edgeShare`` of what lies on either side of it:
/// that is how far systems differ in smoothing the same edge. An edge that moved by a whole pixel is off
/// by all of it.
public struct PictureTolerance: Hashable, Sendable {
  /// How far a colour may be off, in steps of 255; 2 by default, less than one percent.
  public var colorSteps: Int
  /// How far an edge's colour may be off, as a part of the difference between its sides; 0.35 by default.
  public var edgeShare: Double
  /// How many pixels may be different all the same; none by default.
  public var pixels: Int

  /// Makes a tolerance.
  public init(colorSteps: Int = 2, edgeShare: Double = 0.35, pixels: Int = 0) {
    self.colorSteps = colorSteps
    self.edgeShare = edgeShare
    self.pixels = pixels
  }

  /// The usual one: smoothing of edges does not count, everything else does.
  public static let standard = PictureTolerance()
  /// None: every pixel has to be the same.
  public static let exact = PictureTolerance(colorSteps: 0, edgeShare: 0)
}
