extension Scene {
  /// Whether nothing of the scene lies behind a node, by its place in ``nodes``.
  ///
  /// A material there shows the surface as it is without the backdrop's colour, as a system's own
  /// materials do. On top of another node it shows that node.
  package func isOnBareSurface(_ place: Int) -> Bool {
    let frame = nodes[place].frame
    return !nodes[..<place].contains { below in
      (below.fill != nil || below.picture != nil) && below.frame.contains(frame)
    }
  }
}
