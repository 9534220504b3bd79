internal import Heed

extension DocumentDecoder {
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
      let fit: Fit? = option(fields[.fit])
      let insets = insets(fields[.insets])
      return image(content.place).map { .image($0, fit: fit ?? .fill, insets: insets ?? 0) }
    default:
      guard fields(value, [.material]) != nil else { return nil }
      let material: Material? = option(content.place)
      return material.map { .material($0) }
    }
  }

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

  mutating func border(_ place: JSONPlace) -> Border? {
    guard let value = find(place), let fields = fields(value, [.width, .color]) else { return nil }
    var border = Border()
    if let width = number(fields[.width]) { border.width = width }
    if let color = color(fields[.color]) { border.color = color }
    return border
  }

  mutating func shadow(_ place: JSONPlace) -> Shadow? {
    guard let value = find(place), let fields = fields(value, [.color, .radius, .offset]) else {
      return nil
    }
    var shadow = Shadow()
    if let color = color(fields[.color]) { shadow.color = color }
    if let radius = number(fields[.radius]) { shadow.radius = radius }
    if let offset = point(fields[.offset]) { shadow.offset = offset }
    return shadow
  }
}
