internal import Heed

extension DocumentEncoder {
  static func transition(_ transition: Transition?) -> JSONValue? {
    switch transition?.kind {
    case .preset(let preset)?: return option(preset)
    case .custom(let pose, let duration, let delay, let curve)?:
      var object = ObjectBuilder()
      object.add(.pose, self.pose(pose))
      object.add(.duration, number(duration))
      object.add(.delay, number(delay, unless: 0))
      object.add(.curve, curve == .easeInOut ? nil : self.curve(curve))
      return object.value
    case nil: return nil
    }
  }

  private static func pose(_ pose: Pose) -> JSONValue? {
    let usual = Pose()
    if pose == usual { return nil }
    var object = ObjectBuilder()
    object.add(.opacity, number(pose.opacity, unless: usual.opacity))
    object.add(.scale, number(pose.scale, unless: usual.scale))
    object.add(.offset, point(pose.offset, unless: usual.offset))
    object.add(.unit, option(pose.unit, unless: usual.unit))
    return object.value
  }

  private static func curve(_ curve: Curve) -> JSONValue? {
    var spring = ObjectBuilder()
    switch curve.kind {
    case .linear: return string("linear")
    case .easeIn: return string("easeIn")
    case .easeOut: return string("easeOut")
    case .easeInOut: return string("easeInOut")
    case .bezier(let x1, let y1, let x2, let y2): return numbers([x1, y1, x2, y2])
    case .dampedSpring(let damping, let velocity):
      spring.add(.damping, number(damping))
      spring.add(.velocity, number(velocity, unless: 0))
    case .spring(let mass, let stiffness, let damping, let velocity):
      spring.add(.mass, number(mass))
      spring.add(.stiffness, number(stiffness))
      spring.add(.damping, number(damping))
      spring.add(.velocity, number(velocity, unless: 0))
    }
    var object = ObjectBuilder()
    object.add(.spring, spring.value)
    return object.value
  }
}
