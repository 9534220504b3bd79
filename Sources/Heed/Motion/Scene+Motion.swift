extension Scene {
  /// The scene as it looks some seconds after it began to enter.
  public func scene(at seconds: Double) -> Scene {
    var motion = PanelMotion(of: self)
    motion.enter(at: 0)
    var scene = self
    scene.moment = motion.moment(at: seconds)
    return scene
  }

  /// The panel's way onto the surface or off it, for a host that plays motion itself.
  package func motionLeg(isEntering: Bool) -> MotionLeg {
    MotionLeg(isEntering ? enter : exit, isEntering: isEntering, scene: self)
  }

  /// What moves as one: all panels and what sticks out of them.
  public var panelFrame: Rect {
    var frame: Rect?
    for node in nodes where node.role == .panel || node.role == .header {
      guard let before = frame else {
        frame = node.frame
        continue
      }
      let x = min(before.x, node.frame.x)
      let y = min(before.y, node.frame.y)
      frame = Rect(
        x: x, y: y, width: max(before.maxX, node.frame.maxX) - x,
        height: max(before.maxY, node.frame.maxY) - y)
    }
    return frame ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The point around which the panel grows and shrinks: the centre of its first panel.
  public var panelCenter: Point {
    let frame = self["panel"]?.frame ?? panelFrame
    return Point(x: frame.midX, y: frame.midY)
  }

  /// Whether a touch at a point of the surface is the alert's while its panel is where a moment has it;
  /// else it reaches what lies behind.
  package func takesTouch(at point: Point, in moment: Moment) -> Bool {
    guard backdrop.passesTouches else { return true }
    guard moment.scale > 0.01 else { return false }
    let place = moment.place(of: point, around: panelCenter)
    return nodes.contains { node in
      switch node.role.kind {
      case .panel, .header, .action, .close, .field, .choice, .toggle, .slot:
        node.clip.map { $0.frame.contains(place) } != false && node.frame.contains(place)
      default: false
      }
    }
  }

  /// Points down until the panel has left the surface.
  var wayDown: Double { max(0, size.height - panelFrame.y) }

  /// Points up until the panel has left the surface.
  var wayUp: Double { max(0, panelFrame.maxY) }

  /// Whether the panel is nearer to the top edge than to the bottom edge.
  var isNearTop: Bool { panelFrame.midY < size.height / 2 }
}
