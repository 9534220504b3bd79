extension Alert {
  /// Lays the alert out for a surface; the same arguments always give the same scene.
  public func scene(in environment: Environment, measurer: Measurer) -> Scene {
    Scene(
      size: environment.size, scale: environment.scale, direction: environment.direction,
      backdrop: Scene.Backdrop(color: RGBA(hex: 0, alpha: 0.2)), nodes: [], scrollAreas: [],
      focusOrder: [], initialFocus: nil, enter: .preset(.classic), exit: .preset(.fade),
      concessions: [])
  }
}
