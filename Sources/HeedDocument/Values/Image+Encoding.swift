internal import Heed

extension DocumentEncoder {
  static func image(_ image: Image?) -> JSONValue? {
    guard let image else { return nil }
    var object = ObjectBuilder()
    switch image.source {
    case .file(let path): object.add(.file, name(path))
    case .symbol(let symbol): object.add(.symbol, name(symbol))
    case .data(let bytes): object.add(.data, string(Base64.encode(bytes)))
    }
    let usual = Image.defaultRendering(for: image.source)
    object.add(.rendering, option(image.rendering, unless: usual))
    object.add(.size, size(image.size))
    object.add(.label, string(image.label))
    return object.value
  }
}
