internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func image(_ place: JSONPlace) -> Image? {
    guard let value = find(place),
      let fields = fields(value, [.file, .symbol, .data, .rendering, .size, .label])
    else { return nil }
    var rendering: Image.Rendering?
    read(fields[.rendering], into: &rendering)
    let size = size(fields[.size])
    let label = string(fields[.label])
    guard let content = soleMember(of: value, among: [.file, .symbol, .data], "a picture"),
      let text = string(content.place)
    else { return nil }
    let source: Image.Source
    switch content.key {
    case .file: source = .file(Name(text))
    case .symbol: source = .symbol(Name(text))
    default:
      guard let bytes = Base64.decode(text) else {
        note(
          content.offset,
          "this is not base 64; encode the file's bytes, with = at the end if need be")
        return nil
      }
      source = .data(bytes)
    }
    return Image(
      source: source, rendering: rendering ?? Image.defaultRendering(for: source),
      size: size, label: label)
  }
}
