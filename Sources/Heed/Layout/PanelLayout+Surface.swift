extension PanelLayout {
  /// What covers the surface behind the panel.
  var backdrop: Scene.Backdrop {
    switch context.alert.ownBackdrop.kind {
    case .none: return Scene.Backdrop(color: RGBA(hex: 0, alpha: 0))
    case .passthrough:
      return Scene.Backdrop(color: RGBA(hex: 0, alpha: 0), passesTouches: true)
    case .dimming(let color, let opacity, let blur):
      // A colour without an opacity keeps its own.
      let rgba = color.map { context.styler.rgba($0) } ?? RGBA(hex: 0)
      let factor = opacity ?? (color == nil ? context.metrics.backdropOpacity : 1)
      return Scene.Backdrop(
        color: rgba.opacity(factor), blur: context.environment.reducesTransparency ? 0 : blur)
    }
  }

  /// A transition with nothing left to the theme; a fade where the person asked for less motion.
  func transition(_ given: Transition?) -> Transition {
    let transition = given ?? .preset(context.metrics.enter)
    if context.environment.reducesMotion, transition != .preset(.none) { return .preset(.fade) }
    return transition
  }
}
