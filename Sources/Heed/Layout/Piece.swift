/// A part of the panel, laid out for its width; only its place from the top is still open.
struct Piece {
  /// What it shows: `x` counts from the panel's left edge, `y` from the part's top.
  var nodes: [Node]
  var height: Double
  /// Space before it; the first thing to give way where the surface is small.
  var gap: Double
  /// Its wish for a place, in points from the panel's top.
  var top: Double?
  /// The height of all it holds, where it asked for less room than that.
  var fullHeight: Double?

  init(
    nodes: [Node], height: Double, gap: Double, top: Double? = nil, fullHeight: Double? = nil
  ) {
    self.nodes = nodes
    self.height = height
    self.gap = gap
    self.top = top
    self.fullHeight = fullHeight
  }
}
