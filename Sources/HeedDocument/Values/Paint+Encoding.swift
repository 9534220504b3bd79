internal import Heed

extension DocumentEncoder {
  static func paint(_ paint: Paint?) -> JSONValue? {
    var object = ObjectBuilder()
    switch paint?.kind {
    case .color(let color)?: return self.color(color)
    case .gradient(let gradient)?: object.add(.gradient, self.gradient(gradient))
    case .image(let image, let fit, let insets)?:
      object.add(.image, self.image(image))
      object.add(.fit, option(fit, unless: .fill))
      object.add(.insets, insets == 0 ? nil : self.insets(insets))
    case .material(let material)?: object.add(.material, option(material))
    case nil: return nil
    }
    return object.value
  }

  private static func gradient(_ gradient: Gradient) -> JSONValue {
    var colors: [JSONValue] = []
    for color in gradient.colors {
      if let color = self.color(color) { colors.append(color) }
    }
    var object = ObjectBuilder()
    object.add(.colors, JSONValue.array(colors))
    object.add(.stops, gradient.stops.map { numbers($0) })
    object.add(.angle, number(gradient.angle, unless: 180))
    return object.value
  }

  static func border(_ border: Border?) -> JSONValue? {
    guard let border else { return nil }
    let usual = Border()
    var object = ObjectBuilder()
    object.add(.width, number(border.width, unless: usual.width))
    object.add(.color, color(border.color, unless: usual.color))
    return object.value
  }

  static func shadow(_ shadow: Shadow?) -> JSONValue? {
    guard let shadow else { return nil }
    let usual = Shadow()
    var object = ObjectBuilder()
    object.add(.color, color(shadow.color, unless: usual.color))
    object.add(.radius, number(shadow.radius, unless: usual.radius))
    object.add(.offset, point(shadow.offset, unless: usual.offset))
    return object.value
  }
}
