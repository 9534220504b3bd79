internal import Heed

extension DocumentEncoder {
  static func color(_ color: Color?) -> JSONValue? {
    guard let color else { return nil }
    if color == Color(plain: color.light) { return plainColor(color.light) }
    var object = ObjectBuilder()
    object.add(.light, plainColor(color.light))
    object.add(.dark, plainColor(color.dark))
    object.add(.lightHighContrast, plainColor(color.lightHighContrast))
    object.add(.darkHighContrast, plainColor(color.darkHighContrast))
    return object.value
  }

  static func color(_ color: Color, unless usual: Color) -> JSONValue? {
    color == usual ? nil : self.color(color)
  }

  private static func plainColor(_ color: Color.Plain?) -> JSONValue? {
    switch color {
    case .named(let named)?: return string(named.name)
    case .rgba(let rgba)?:
      if let text = HexColor.text(of: rgba) { return string(text) }
      var object = ObjectBuilder()
      object.add(.red, number(rgba.red))
      object.add(.green, number(rgba.green))
      object.add(.blue, number(rgba.blue))
      object.add(.alpha, number(rgba.alpha, unless: 1))
      return object.value
    case nil: return nil
    }
  }
}
