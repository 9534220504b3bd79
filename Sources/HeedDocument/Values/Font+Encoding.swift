internal import Heed

extension DocumentEncoder {
  static func font(_ font: Font?) -> JSONValue? {
    guard let font else { return nil }
    var object = ObjectBuilder()
    object.add(.size, number(font.size))
    object.add(.weight, option(font.weight))
    object.add(.italic, bool(font.isItalic))
    object.add(.family, name(font.family))
    object.add(.design, option(font.design))
    object.add(.style, option(font.style))
    return object.value
  }
}
