/// One way of a transition, onto the surface or off it, with nothing left open.
package struct MotionLeg: Sendable {
  /// What the far end looks like.
  package let away: Moment
  /// Seconds.
  package let duration: Double
  /// Seconds before it begins.
  package let delay: Double
  /// How the panel moves and grows.
  package let curve: Curve
  /// How panel and backdrop fade: without overshooting.
  package let fade: Curve

  init(_ transition: Transition, isEntering: Bool, scene: Scene) {
    switch transition.kind {
    case .preset(let preset):
      self = Self.preset(preset, isEntering: isEntering, scene: scene)
    case .custom(let pose, let duration, let delay, let curve):
      self.init(pose.moment(in: scene), duration: duration, delay: delay, curve: curve)
    }
  }

  private init(
    _ away: Moment, duration: Double, delay: Double = 0, curve: Curve, fade: Curve = .easeInOut
  ) {
    self.away = away
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.curve = curve
    self.fade = fade
  }

  /// The figures of the presets: the popup's and the controller's are those of the articles that
  /// describe them, the classic ones are as others measured iOS 13 to 18.
  private static func preset(
    _ preset: Transition.Preset, isEntering: Bool, scene: Scene
  ) -> MotionLeg {
    let gone = Moment(opacity: 0, backdropOpacity: 0)
    // Mass 1 and critical damping, as others measured iOS 13 to 18.
    let classic = Curve.spring(mass: 1, stiffness: 522.35, damping: 45.71)
    switch preset.kind {
    case .none: return MotionLeg(gone, duration: 0, curve: .linear)
    case .fade: return MotionLeg(gone, duration: 0.2, curve: .easeInOut)
    case .popup:
      return isEntering
        ? MotionLeg(
          Moment(scale: 0, backdropOpacity: 0), duration: 0.4,
          curve: .spring(damping: 0.7, velocity: 3))
        : MotionLeg(
          Moment(scale: 0.001, backdropOpacity: 0), duration: 0.2, curve: .easeInOut)
    case .controller:
      return isEntering
        ? MotionLeg(
          Moment(opacity: 0, scale: 1.1, backdropOpacity: 0), duration: 0.2, curve: .easeInOut)
        : MotionLeg(gone, duration: 0.2, curve: .easeInOut)
    case .classic:
      return isEntering
        ? MotionLeg(
          Moment(opacity: 0, scale: 1.2, backdropOpacity: 0), duration: 0.404, curve: classic,
          fade: classic)
        : MotionLeg(gone, duration: 0.404, curve: classic, fade: classic)
    case .sheet:
      return MotionLeg(
        Moment(offset: Point(x: 0, y: scene.wayDown), backdropOpacity: 0), duration: 0.404,
        curve: classic, fade: classic)
    case .banner:
      let away = Moment(
        offset: Point(x: 0, y: scene.isNearTop ? -scene.wayUp : scene.wayDown),
        backdropOpacity: 0)
      return isEntering
        ? MotionLeg(away, duration: 0.4, curve: .spring(damping: 0.8))
        : MotionLeg(away, duration: 0.2, curve: .easeIn)
    }
  }
}

extension Pose {
  /// The pose in points on a scene's surface.
  func moment(in scene: Scene) -> Moment {
    let unit: Size
    switch self.unit.kind {
    case .points: unit = Size(width: 1, height: 1)
    case .`self`: unit = scene.panelFrame.size
    case .container: unit = scene.size
    }
    return Moment(
      opacity: opacity, scale: scale,
      offset: Point(x: offset.x * unit.width, y: offset.y * unit.height), backdropOpacity: 0)
  }
}
