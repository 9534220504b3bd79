internal import Heed

extension DocumentDecoder {
  mutating func transition(_ place: JSONPlace) -> Transition? {
    guard let value = find(place) else { return nil }
    guard value.kind == .object else {
      let preset: Transition.Preset.Kind? = kind(place, or: ", or an object with a pose")
      return preset.map { .preset(Transition.Preset(kind: $0)) }
    }
    guard let fields = fields(value, [.pose, .duration, .delay, .curve]) else { return nil }
    let pose = pose(fields[.pose])
    let delay = number(fields[.delay]) ?? 0
    let curve = curve(fields[.curve])
    if !has(fields[.duration]) { noteMissing(.duration, fields, "0.3") }
    return number(fields[.duration]).map {
      .custom(pose, duration: $0, delay: delay, curve: curve ?? .easeInOut)
    }
  }

  private mutating func pose(_ place: JSONPlace) -> Pose {
    var pose = Pose()
    guard let value = find(place), let fields = fields(value, [.opacity, .scale, .offset, .unit])
    else {
      return pose
    }
    read(fields[.opacity], into: &pose.opacity)
    read(fields[.scale], into: &pose.scale)
    read(fields[.offset], into: &pose.offset)
    read(fields[.unit], into: &pose.unit)
    return pose
  }

  private mutating func curve(_ place: JSONPlace) -> Curve? {
    guard let value = find(place) else { return nil }
    switch value.kind {
    case .string:
      let names: WordList = "linear easeIn easeOut easeInOut"
      let curves: [Curve] = [.linear, .easeIn, .easeOut, .easeInOut]
      return index(place, among: names, or: ", [x1, y1, x2, y2] or a spring").map { curves[$0] }
    case .object:
      guard let fields = fields(value, [.spring]) else { return nil }
      guard let spring = find(fields[.spring]) else {
        noteMissing(.spring, fields, "{\"damping\": 0.7}")
        return nil
      }
      return self.spring(spring)
    default:
      return numbers(
        value, 4, "\"easeInOut\", [x1, y1, x2, y2] or {\"spring\": {\"damping\": 0.7}}"
      )
      .map { .bezier($0[0], $0[1], $0[2], $0[3]) }
    }
  }

  private mutating func spring(_ value: JSONNode) -> Curve? {
    guard let fields = fields(value, [.damping, .velocity, .mass, .stiffness]) else {
      return nil
    }
    let mass = number(fields[.mass])
    let stiffness = number(fields[.stiffness])
    let velocity = number(fields[.velocity]) ?? 0
    let isPhysical = has(fields[.mass]) || has(fields[.stiffness])
    if !has(fields[.damping]) { noteMissing(.damping, fields, isPhysical ? "30" : "0.7") }
    let damping = number(fields[.damping])
    guard isPhysical else { return damping.map { .spring(damping: $0, velocity: velocity) } }
    if !has(fields[.mass]) { noteMissing(.mass, fields, "1") }
    if !has(fields[.stiffness]) { noteMissing(.stiffness, fields, "300") }
    guard let mass, let stiffness, let damping else { return nil }
    return .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }
}
