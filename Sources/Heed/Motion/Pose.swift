/// Where a panel is, how large and how visible, relative to its place at rest.
public struct Pose: Hashable, Sendable {
  /// What an offset is counted in.
  public struct Unit: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case points, `self`, container

      package static var names: WordList { "points self container" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Points.
    public static let points = Unit(kind: .points)
    /// The panel's own width and height.
    public static let ownSize = Unit(kind: .`self`)
    /// The surface's width and height.
    public static let container = Unit(kind: .container)
  }

  /// 0 is invisible, 1 as at rest.
  public var opacity: Double
  /// 1 is the size at rest.
  public var scale: Double
  /// How far it is moved to the right and down.
  public var offset: Point
  public var unit: Unit

  /// Makes a pose; as at rest by default.
  public init(
    opacity: Double = 1, scale: Double = 1, offset: Point = Point(), unit: Unit = .points
  ) {
    self.opacity = opacity
    self.scale = scale
    self.offset = offset
    self.unit = unit
  }
}
