internal import Heed

extension Scene {
  /// What a window has to hold of it: everything that is drawn, and room for the shadow around that.
  ///
  /// - Parameter margin: Points of room on each side.
  /// - Returns: The part of the surface, in whole points.
  func windowBounds(margin: Double) -> Rect {
    var bounds: Rect?
    for node in nodes where node.role != .dismiss {
      let frame = node.clip.map { $0.frame.intersection(node.frame) } ?? node.frame
      guard !frame.isEmpty else { continue }
      bounds = bounds.map { $0.union(frame) } ?? frame
    }
    let whole = bounds ?? Rect(width: 1, height: 1)
    return Rect(
      x: (whole.x - margin).rounded(.down), y: (whole.y - margin).rounded(.down),
      width: (whole.width + 2 * margin).rounded(.up),
      height: (whole.height + 2 * margin).rounded(.up))
  }

  /// The part of the scene that a window shows, with its areas scrolled; what widgets of the window
  /// draw themselves is left out. Over other windows a panel needs a shadow, where it has none.
  func shown(
    in bounds: Rect, scrolled: (Name) -> Double, without hidden: Set<Name>, floats: Bool
  ) -> Scene {
    var scene = self
    scene.size = bounds.size
    scene.backdrop.color.alpha = 0
    scene.backdrop.blur = 0
    scene.nodes = nodes.compactMap { original in
      if hidden.contains(original.id) || original.role == .dismiss { return nil }
      var node = original
      let shift = node.scrollArea.map { scrolled(scrollAreas[$0].id) } ?? 0
      node.frame = node.frame.offset(x: -bounds.x, y: -bounds.y - shift)
      if floats, node.role == .panel, node.shadow == nil {
        node.shadow = Node.Shadow(
          color: RGBA(hex: 0, alpha: 0.35), radius: 14, offset: Point(x: 0, y: 6))
      }
      if let clip = node.clip {
        node.clip = Node.Clip(
          frame: clip.frame.offset(x: -bounds.x, y: -bounds.y), corners: clip.corners)
      }
      return node
    }
    return scene
  }
}

extension Double {
  /// As many whole points, but no more than a window can have: documents may ask for any number.
  var windowPoints: Int32 { Int32(min(32_767, max(-32_768, self))) }
}

extension Rect {
  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x), top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top)
  }
}
