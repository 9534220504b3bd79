extension Alert {
  /// Lays the alert out for a surface.
  ///
  /// The same arguments always give the same scene. It never fails: where the surface is too small,
  /// things give way in a fixed order, which ``Scene/concessions`` tells.
  ///
  /// - Parameters:
  ///   - environment: What the surface and the person's settings are like.
  ///   - measurer: Breaks texts into lines and knows the size of pictures.
  ///   - interaction: What the person does with it at the moment; nothing by default.
  /// - Returns: What to draw where, and what to tell assistive technology.
  public func scene(
    in environment: Environment, measurer: Measurer, interaction: Interaction = Interaction()
  ) -> Scene {
    let layout = PanelLayout(
      LayoutContext(
        alert: self, environment: environment, measurer: measurer, interaction: interaction))
    let scene = layout.scene()
    return (direction ?? environment.direction) == .rightToLeft ? scene.mirrored() : scene
  }
}
