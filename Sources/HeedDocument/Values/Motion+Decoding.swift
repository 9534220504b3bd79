internal import Heed

extension DocumentDecoder {
  @inline(never)
  func transition(_ object: Int) -> Transition? {
    guard tree.kind(object) == .object, let members = members(of: object, .transition) else {
      let preset: Transition.Preset.Kind? = kind(object, or: .pose)
      return preset.map { .preset(Transition.Preset(kind: $0)) }
    }
    var pose = Pose()
    var duration: Int?
    var delay = 0.0
    var curve: Curve?
    repeat {
      switch members.key {
      case .pose: read(members.value, into: &pose)
      case .duration: duration = members.value
      case .delay: delay = number(members.value) ?? 0
      case .curve: curve = self.curve(members.value)
      default: noteUnknown(members, .transition)
      }
    } while advance(members)
    guard let duration else {
      noteMissing(.duration, of: object)
      return nil
    }
    return number(duration).map {
      .custom(pose, duration: $0, delay: delay, curve: curve ?? .easeInOut)
    }
  }

  private func read(_ object: Int, into pose: inout Pose) {
    guard let members = members(of: object, .pose) else { return }
    repeat {
      let value = members.value
      switch members.key {
      case .opacity: if let opacity = number(value) { pose.opacity = opacity }
      case .scale: if let scale = number(value) { pose.scale = scale }
      case .offset: if let offset = point(value) { pose.offset = offset }
      case .unit: if let unit: Pose.Unit = option(value) { pose.unit = unit }
      default: noteUnknown(members, .pose)
      }
    } while advance(members)
  }

  private func curve(_ value: Int) -> Curve? {
    switch tree.kind(value) {
    case .string:
      switch index(value, among: "linear easeIn easeOut easeInOut", or: .curve) {
      case 0: return .linear
      case 1: return .easeIn
      case 2: return .easeOut
      case 3: return .easeInOut
      default: return nil
      }
    case .object:
      noteAll(value, but: .spring, .curve)
      if let spring = tree.member(.spring, of: value) { return self.spring(spring) }
      noteMissing(.spring, of: value)
      return nil
    default:
      guard count(value, 4, or: 4, .notCurve) == 4 else { return nil }
      return .bezier(figures.0, figures.1, figures.2, figures.3)
    }
  }

  private func spring(_ object: Int) -> Curve? {
    guard let members = members(of: object, .spring) else { return nil }
    var damping: Double?
    var velocity = 0.0
    var mass: Double?
    var stiffness: Double?
    repeat {
      switch members.key {
      case .damping: damping = number(members.value)
      case .velocity: velocity = number(members.value) ?? 0
      case .mass: mass = number(members.value)
      case .stiffness: stiffness = number(members.value)
      default: noteUnknown(members, .spring)
      }
    } while advance(members)
    let hasMass = tree.member(.mass, of: object) != nil
    let hasStiffness = tree.member(.stiffness, of: object) != nil
    if tree.member(.damping, of: object) == nil { noteMissing(.damping, of: object) }
    guard hasMass || hasStiffness else {
      return damping.map { .spring(damping: $0, velocity: velocity) }
    }
    if !hasMass { noteMissing(.mass, of: object) }
    if !hasStiffness { noteMissing(.stiffness, of: object) }
    guard let mass, let stiffness, let damping else { return nil }
    return .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }
}
