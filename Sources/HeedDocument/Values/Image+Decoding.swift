internal import Heed

extension DocumentDecoder {
  mutating func image(_ value: JSONValue?) -> Image? {
    guard let value,
      let fields = fields(value, ["file", "symbol", "data", "rendering", "size", "label"])
    else { return nil }
    let kinds: [Name] = ["file", "symbol", "data"]
    let rendering: Image.Rendering? = option(fields["rendering"])
    let size = size(fields["size"])
    let label = string(fields["label"])
    guard let kind = soleKind(of: value, among: kinds, "a picture"),
      let content = fields[kinds[kind]], let text = string(content)
    else { return nil }
    let source: Image.Source
    switch kind {
    case 0: source = .file(Name(text))
    case 1: source = .symbol(Name(text))
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
