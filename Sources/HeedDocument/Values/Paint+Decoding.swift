internal import Heed

extension DocumentDecoder {
  mutating func paint(_ value: JSONValue?) -> Paint? {
    guard let value else { return nil }
    guard case .object(let members) = value.kind, !DocumentDecoder.isColor(members) else {
      return color(value).map { .color($0) }
    }
    let kinds: [Name] = ["gradient", "image", "material", "light"]
    guard let kind = soleKind(of: value, among: kinds, "a paint") else { return nil }
    switch kind {
    case 0:
      guard let fields = fields(value, ["gradient"]), let inner = fields["gradient"],
        let gradient = gradient(inner)
      else { return nil }
      return .gradient(gradient)
    case 1:
      guard let fields = fields(value, ["image", "fit", "insets"]) else { return nil }
      let fit: Fit? = option(fields["fit"])
      let insets = insets(fields["insets"])
      return image(fields["image"]).map { .image($0, fit: fit ?? .fill, insets: insets ?? 0) }
    default:
      guard let fields = fields(value, ["material"]) else { return nil }
      let material: Material? = option(fields["material"])
      return material.map { .material($0) }
    }
  }

  private mutating func gradient(_ value: JSONValue) -> Gradient? {
    guard let fields = fields(value, ["colors", "stops", "angle"]) else { return nil }
    var colors: [Color] = []
    for element in list(fields["colors"], of: "colors") {
      guard let color = color(element) else { return nil }
      colors.append(color)
    }
    var stops: [Double]?
    if let value = fields["stops"] {
      var numbers: [Double] = []
      for element in list(value, of: "numbers") {
        guard let number = number(element) else { return nil }
        numbers.append(number)
      }
      stops = numbers
    }
    guard fields["colors"] != nil else {
      noteMissing("colors", fields, "[\"white\", \"black\"]")
      return nil
    }
    return Gradient(colors: colors, stops: stops, angle: number(fields["angle"]) ?? 180)
  }

  mutating func border(_ value: JSONValue?) -> Border? {
    guard let value, let fields = fields(value, ["width", "color"]) else { return nil }
    var border = Border()
    if let width = number(fields["width"]) { border.width = width }
    if let color = color(fields["color"]) { border.color = color }
    return border
  }

  mutating func shadow(_ value: JSONValue?) -> Shadow? {
    guard let value, let fields = fields(value, ["color", "radius", "offset"]) else { return nil }
    var shadow = Shadow()
    if let color = color(fields["color"]) { shadow.color = color }
    if let radius = number(fields["radius"]) { shadow.radius = radius }
    if let offset = point(fields["offset"]) { shadow.offset = offset }
    return shadow
  }
}
