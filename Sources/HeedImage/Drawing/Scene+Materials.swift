internal import Heed

extension Scene {
  /// Whether the material of a node lies on the bare surface, and not on another node.
  ///
  /// Over the bare surface a material shows the surface undimmed, as a system's own materials do. On
  /// top of another node it shows that node.
  func isOnSurface(materialAt index: Int) -> Bool {
    let frame = nodes[index].frame
    return !nodes[..<index].contains { below in
      (below.fill != nil || below.picture != nil) && below.frame.contains(frame)
    }
  }

  /// Its surface.
  var whole: Rect { Rect(width: size.width, height: size.height) }
}

extension Rect {
  /// The rectangle with all its sides moved outwards.
  func grown(by margin: Double) -> Rect {
    inset(by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
  }
}
