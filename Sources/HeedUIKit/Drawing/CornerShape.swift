internal import Heed

/// How the corners of a view are made.
enum CornerShape: Equatable {
  case square
  /// By the layer: one radius, at some of the corners; `isSmooth` asks for the system's curve.
  case rounded(radius: Double, at: Corners, isSmooth: Bool)
  /// By a path, because the radii differ.
  case path(CornerRadii)

  struct Corners: OptionSet {
    let rawValue: Int
    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomRight = Corners(rawValue: 4)
    static let bottomLeft = Corners(rawValue: 8)
    static let all: Corners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
  }

  /// The shape of radii in a size; none is larger than half of the shorter side.
  init(_ radii: CornerRadii, in size: Size) {
    let most = max(0, min(size.width, size.height) / 2)
    func limited(_ radius: Double) -> Double { min(max(0, radius), most) }
    let all: [(radius: Double, corner: Corners)] = [
      (limited(radii.topLeft), .topLeft), (limited(radii.topRight), .topRight),
      (limited(radii.bottomRight), .bottomRight), (limited(radii.bottomLeft), .bottomLeft),
    ]
    let round = all.filter { $0.radius > 0 }
    guard let radius = round.first?.radius else {
      self = .square
      return
    }
    guard round.allSatisfy({ $0.radius == radius }) else {
      self = .path(
        CornerRadii(
          topLeft: all[0].radius, topRight: all[1].radius, bottomRight: all[2].radius,
          bottomLeft: all[3].radius))
      return
    }
    let corners = round.reduce(into: Corners()) { $0.insert($1.corner) }
    // A capsule or a circle has no straight part that the system's curve could lead to.
    self = .rounded(radius: radius, at: corners, isSmooth: corners == .all && radius < most)
  }
}
