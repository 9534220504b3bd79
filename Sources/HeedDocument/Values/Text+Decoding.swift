internal import Heed

extension DocumentDecoder {
  mutating func text(_ value: JSONValue?) -> RichText? {
    guard let value else { return nil }
    if !countText(value.offset) { return nil }
    switch value.kind {
    case .string(let string): return RichText(string)
    case .object(let members):
      for member in members where member.key == "html" || member.key == "markdown" {
        noteError(
          member.offset, nil, "'\(member.key)' is not read yet; write the text as \"runs\": […]")
        return nil
      }
      return richText(value)
    default:
      noteType(value, "text in double quotes, or an object such as {\"runs\": [{\"text\": …}]}")
      return nil
    }
  }

  private mutating func richText(_ value: JSONValue) -> RichText? {
    guard let fields = fields(value, ["runs", "key", "arguments", "align", "lines"]) else {
      return nil
    }
    var text = RichText()
    if let key = name(fields["key"]) {
      text = RichText(localizedKey: LocalizedKey(key, arguments: arguments(fields["arguments"])))
    } else if let arguments = fields["arguments"] {
      note(arguments.offset, "only a text with a key has arguments; add \"key\": … or remove this")
    }
    if let runs = fields["runs"] {
      let key = text.localizedKey
      text = RichText()
      text.localizedKey = key
      for element in list(runs, of: "runs") {
        if let run = run(element) { text.append(run) }
      }
    } else if fields["key"] == nil {
      note(value.offset, "this text has no content; add \"runs\": [{\"text\": …}] or \"key\": …")
      return nil
    }
    text.alignment = option(fields["align"])
    text.lineLimit = whole(fields["lines"])
    return text
  }

  private mutating func arguments(_ value: JSONValue?) -> [String] {
    var arguments: [String] = []
    for element in list(value, of: "texts or numbers") {
      switch element.kind {
      case .string(let string): arguments.append(string)
      case .number(let number): arguments.append(JSONPrinter.text(of: number))
      default: noteType(element, "text in double quotes or a number")
      }
    }
    return arguments
  }

  mutating func run(_ value: JSONValue) -> RichText.Run? {
    let keys: [Name] = [
      "text", "font", "color", "background", "underline", "strike", "baseline", "link",
    ]
    guard countText(value.offset), let fields = fields(value, keys) else { return nil }
    if fields["text"] == nil { noteMissing("text", fields, "\"…\"") }
    return RichText.Run(
      string(fields["text"]) ?? "",
      TextAttributes(
        font: font(fields["font"]), color: color(fields["color"]),
        background: color(fields["background"]),
        isUnderlined: bool(fields["underline"]) ?? false,
        isStruckThrough: bool(fields["strike"]) ?? false,
        baselineOffset: number(fields["baseline"]) ?? 0, link: name(fields["link"])))
  }

  /// A title or message, which may have a place of its own.
  mutating func placedText(_ value: JSONValue?) -> PlacedText? {
    guard let value else { return nil }
    let kinds: [Name] = ["runs", "key", "html", "markdown"]
    guard case .object(let members) = value.kind,
      members.contains(where: { $0.key == "text" })
        || !members.contains(where: { kinds.contains($0.key) })
    else { return text(value).map { PlacedText($0) } }
    let keys: [Name] = ["text", "font", "color", "top", "inset", "width", "height"]
    guard let fields = fields(value, keys) else { return nil }
    if fields["text"] == nil {
      note(value.offset, "this text has no content; add \"text\": …, \"runs\": […] or \"key\": …")
    }
    return PlacedText(
      text(fields["text"]) ?? RichText(), font: font(fields["font"]),
      color: color(fields["color"]), top: number(fields["top"]), inset: insets(fields["inset"]),
      width: length(fields["width"]), height: length(fields["height"]))
  }

  /// Counts a text or a run; says whether there is still room for it.
  private mutating func countText(_ offset: Int) -> Bool {
    textCount += 1
    if textCount == limits.texts + 1 {
      noteError(
        offset, nil,
        "there are more than \(limits.texts) texts and runs; use fewer or raise the limit")
    }
    return textCount <= limits.texts
  }
}
