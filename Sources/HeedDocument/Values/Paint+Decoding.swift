internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func paint(_ place: JSONPlace) -> Paint? {
    guard let value = find(place) else { return nil }
    guard value.kind == .object, !isColor(value) else {
      return color(place).map { .color($0) }
    }
    let kinds: [Key] = [.gradient, .image, .material, .light]
    guard let content = soleMember(of: value, among: kinds, "a paint") else { return nil }
    switch content.key {
    case .gradient:
      guard fields(value, [.gradient]) != nil else { return nil }
      return gradient(content).map { .gradient($0) }
    case .image:
      guard let fields = fields(value, [.image, .fit, .insets]) else { return nil }
      var fit = Fit.fill
      read(fields[.fit], into: &fit)
      let insets = insets(fields[.insets])
      return image(content.place).map { .image($0, fit: fit, insets: insets ?? 0) }
    default:
      guard fields(value, [.material]) != nil else { return nil }
      let material: Material.Kind? = kind(content.place)
      return material.map { .material(Material(kind: $0)) }
    }
  }

  @inline(never)
  private mutating func gradient(_ value: JSONNode) -> Gradient? {
    guard let fields = fields(value, [.colors, .stops, .angle]) else { return nil }
    var colors: [Color] = []
    for element in list(fields[.colors], of: "colors") {
      guard let color = color(element.place) else { return nil }
      colors.append(color)
    }
    var stops: [Double]?
    if has(fields[.stops]) {
      var numbers: [Double] = []
      for element in list(fields[.stops], of: "numbers") {
        guard let number = number(element.place) else { return nil }
        numbers.append(number)
      }
      stops = numbers
    }
    guard has(fields[.colors]) else {
      noteMissing(.colors, fields, "[\"white\", \"black\"]")
      return nil
    }
    return Gradient(colors: colors, stops: stops, angle: number(fields[.angle]) ?? 180)
  }

  @inline(never)
  mutating func border(_ place: JSONPlace) -> Border? {
    guard let value = find(place), let fields = fields(value, [.width, .color]) else { return nil }
    var border = Border()
    read(fields[.width], into: &border.width)
    read(fields[.color], into: &border.color)
    return border
  }

  @inline(never)
  mutating func shadow(_ place: JSONPlace) -> Shadow? {
    guard let value = find(place), let fields = fields(value, [.color, .radius, .offset]) else {
      return nil
    }
    var shadow = Shadow()
    read(fields[.color], into: &shadow.color)
    read(fields[.radius], into: &shadow.radius)
    read(fields[.offset], into: &shadow.offset)
    return shadow
  }
}
