internal import Heed

extension AlertCode {
  /// A title or message; the stem names it where it needs a line of its own.
  mutating func placed(_ placed: PlacedText?, _ stem: String) -> Code? {
    guard let placed else { return nil }
    let text = self.text(placed.text, stem)
    if placed.isPlain, case .text = text { return text }
    var arguments = Arguments()
    arguments.add(nil, text)
    arguments.add("font", font(placed.font))
    arguments.add("color", color(placed.color))
    arguments.add("top", placed.top)
    arguments.add("inset", insets(placed.inset))
    arguments.add("width", length(placed.width))
    arguments.add("height", length(placed.height))
    return .call("PlacedText", arguments.list)
  }

  /// A text as a literal where that can say how it looks, else as its runs.
  mutating func text(_ text: RichText, _ stem: String = "text") -> Code {
    if let key = text.localizedKey { return localized(text, key, stem) }
    if text.alignment == nil, text.lineLimit == nil, let parts = parts(of: text) {
      return .text(parts)
    }
    return runs(of: text)
  }

  private mutating func localized(_ text: RichText, _ key: LocalizedKey, _ stem: String) -> Code {
    var arguments = Arguments()
    arguments.add(nil, .string(key.key.string))
    if !key.arguments.isEmpty { arguments.add("arguments", names(key.arguments.map { Name($0) })) }
    let keyCode = Code.call("LocalizedKey", arguments.list)
    var rest = text
    rest.localizedKey = nil
    let isShown = rest.runs == RichText(localizedKey: key).runs
    // The key is shown until it is looked up.
    if !isShown { return variable(stem, runs(of: rest), [("localizedKey", keyCode)]) }
    let value = Code.call("RichText", [.init(label: "localizedKey", value: keyCode)])
    var changes: [(property: String, value: Code)] = []
    if let alignment = option(text.alignment) { changes.append(("alignment", alignment)) }
    if let limit = text.lineLimit { changes.append(("lineLimit", .word("\(limit)"))) }
    return changes.isEmpty ? value : variable(stem, value, changes)
  }

  /// The text as a literal's parts; nothing where a look has no place in a literal.
  private func parts(of text: RichText) -> [Code.TextPart]? {
    var parts: [Code.TextPart] = []
    for run in text.runs {
      let attributes = run.attributes
      if attributes.baselineOffset != 0 || attributes.paragraph != nil { return nil }
      var arguments = Arguments()
      arguments.add("font", font(attributes.font))
      arguments.add("color", color(attributes.color))
      arguments.add("background", color(attributes.background))
      arguments.add("underline", attributes.isUnderlined)
      arguments.add("strike", attributes.isStruckThrough)
      arguments.add("link", name(attributes.link))
      let part = Code.TextPart(text: run.text, looks: arguments.list)
      // It is never parted, so it has to fit on a line.
      if attributes != TextAttributes(), arguments.list.isEmpty { return nil }
      if !part.looks.isEmpty, CodePrinter.width(of: CodePrinter.flat(part)) > 80 { return nil }
      parts.append(part)
    }
    return parts
  }

  private func runs(of text: RichText) -> Code {
    var runs: [Code] = []
    for run in text.runs {
      var arguments = Arguments()
      arguments.add(nil, .string(run.text))
      let attributes = self.attributes(run.attributes)
      if !attributes.isEmpty { arguments.add(nil, .call("TextAttributes", attributes)) }
      runs.append(.call("RichText.Run", arguments.list))
    }
    var arguments = Arguments()
    if !runs.isEmpty { arguments.add("runs", .list(runs)) }
    arguments.add("alignment", option(text.alignment))
    arguments.add("lineLimit", text.lineLimit)
    return .call("RichText", arguments.list)
  }

  private func attributes(_ attributes: TextAttributes) -> [Code.Argument] {
    var arguments = Arguments()
    arguments.add("font", font(attributes.font))
    arguments.add("color", color(attributes.color))
    arguments.add("background", color(attributes.background))
    arguments.add("isUnderlined", attributes.isUnderlined)
    arguments.add("isStruckThrough", attributes.isStruckThrough)
    arguments.add("baselineOffset", attributes.baselineOffset, unless: 0)
    arguments.add("link", name(attributes.link))
    if let style = attributes.paragraph { arguments.add("paragraph", paragraph(style)) }
    return arguments.list
  }

  private func paragraph(_ style: ParagraphStyle) -> Code {
    var arguments = Arguments()
    if style.level != 0 { arguments.add("level", style.level) }
    if style.quoteLevel != 0 { arguments.add("quoteLevel", style.quoteLevel) }
    arguments.add("marker", name(style.marker))
    arguments.add("spacing", style.spacing, unless: 0)
    arguments.add("alignment", option(style.alignment))
    arguments.add("direction", style.direction.map { direction($0) })
    return .call("ParagraphStyle", arguments.list)
  }

  /// A font in its shortest form.
  func font(_ font: Font?) -> Code? {
    guard let font else { return nil }
    if font == .bold { return .word(".bold") }
    if font == .italic { return .word(".italic") }
    if let style = font.style, font == .style(style) {
      return .word(".style(.\(style.kind.name))")
    }
    var arguments = Arguments()
    arguments.add("size", font.size)
    arguments.add("weight", option(font.weight))
    if let size = font.size, font == .system(size: size, weight: font.weight) {
      return .call(".system", arguments.list)
    }
    arguments.add("isItalic", optional: font.isItalic)
    arguments.add("family", name(font.family))
    arguments.add("design", option(font.design))
    arguments.add("style", option(font.style))
    return .call("Font", arguments.list)
  }
}
