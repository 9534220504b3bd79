internal import Heed

extension AlertCode {
  func transition(_ transition: Transition) -> Code {
    switch transition.kind {
    case .preset(let preset): return .word(".preset(.\(preset.name))")
    case .custom(let pose, let duration, let delay, let curve):
      var arguments = Arguments()
      arguments.add(nil, self.pose(pose))
      arguments.add("duration", duration)
      arguments.add("delay", delay, unless: 0)
      if curve != .easeInOut { arguments.add("curve", self.curve(curve)) }
      return .call(".custom", arguments.list)
    }
  }

  private func pose(_ pose: Pose) -> Code {
    var arguments = Arguments()
    arguments.add("opacity", pose.opacity, unless: 1)
    arguments.add("scale", pose.scale, unless: 1)
    if pose.offset != Point() { arguments.add("offset", point(pose.offset)) }
    switch pose.unit.kind {
    case .points: break
    case .`self`: arguments.add("unit", .word(".ownSize"))
    case .container: arguments.add("unit", .word(".container"))
    }
    return .call("Pose", arguments.list)
  }

  private func curve(_ curve: Curve) -> Code {
    var arguments = Arguments()
    switch curve.kind {
    case .linear: return .word(".linear")
    case .easeIn: return .word(".easeIn")
    case .easeOut: return .word(".easeOut")
    case .easeInOut: return .word(".easeInOut")
    case .bezier(let x1, let y1, let x2, let y2):
      for value in [x1, y1, x2, y2] { arguments.add(nil, SwiftNumber.code(value)) }
      return .call(".bezier", arguments.list)
    case .dampedSpring(let damping, let velocity):
      arguments.add("damping", damping)
      arguments.add("velocity", velocity, unless: 0)
    case .spring(let mass, let stiffness, let damping, let velocity):
      arguments.add("mass", mass)
      arguments.add("stiffness", stiffness)
      arguments.add("damping", damping)
      arguments.add("velocity", velocity, unless: 0)
    }
    return .call(".spring", arguments.list)
  }
}
