#if !hasFeature(Embedded)
  extension PanelLayout {
    /// Gives a scene of cells its motion, where the alert does not say its own.
    ///
    /// The first frame can be read already, and at the end the answer is there at once: whoever waits
    /// at a terminal waits for neither.
    func withCellMotion(_ scene: Scene) -> Scene {
      var scene = scene
      if context.environment.reducesMotion {
        scene.enter = .preset(.none)
        scene.exit = .preset(.none)
        return scene
      }
      if context.alert.enter == nil {
        scene.enter = .custom(
          Pose(opacity: 0.5, offset: Point(x: 0, y: wayIn(scene))), duration: 0.12, curve: .easeOut)
      }
      if context.alert.exit == nil { scene.exit = .preset(.none) }
      return scene
    }

    /// The rows by which a panel at an edge slides into place.
    private func wayIn(_ scene: Scene) -> Double {
      switch context.alert.style.kind {
      case .alert, .card: 0
      case .sheet: 2
      case .banner: scene.isNearTop ? -1 : 1
      }
    }
  }
#endif
