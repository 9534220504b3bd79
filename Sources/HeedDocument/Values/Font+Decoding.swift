internal import Heed

extension DocumentDecoder {
  mutating func font(_ value: JSONValue?) -> Font? {
    guard let value,
      let fields = fields(value, ["size", "weight", "italic", "family", "design", "style"])
    else { return nil }
    return Font(
      size: number(fields["size"]), weight: option(fields["weight"]),
      isItalic: bool(fields["italic"]), family: name(fields["family"]),
      design: option(fields["design"]), style: option(fields["style"]))
  }
}
