internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func text(_ place: JSONPlace) -> RichText? {
    guard let value = find(place) else { return nil }
    if !countText(value.offset) { return nil }
    if value.kind == .string { return RichText(tree.string(value)) }
    guard value.kind == .object else {
      noteType(value, "text in double quotes, or an object such as {\"runs\": [{\"text\": …}]}")
      return nil
    }
    for key in [Key.html, .markdown] {
      if let member = tree.member(key, of: value) { return markupText(key, member, value) }
    }
    return richText(value)
  }

  @inline(never)
  private mutating func richText(_ value: JSONNode) -> RichText? {
    guard let fields = fields(value, [.runs, .key, .arguments, .align, .lines]) else {
      return nil
    }
    var text = RichText()
    if let key = name(fields[.key]) {
      text = RichText(localizedKey: LocalizedKey(key, arguments: arguments(fields[.arguments])))
    } else if let arguments = find(fields[.arguments]) {
      note(arguments.offset, "only a text with a key has arguments; add \"key\": … or remove this")
    }
    if has(fields[.runs]) {
      let key = text.localizedKey
      text = RichText()
      text.localizedKey = key
      for element in list(fields[.runs], of: "runs") {
        if let run = run(element) { text.append(run) }
      }
    } else if !has(fields[.key]) {
      note(value.offset, "this text has no content; add \"runs\": [{\"text\": …}] or \"key\": …")
      return nil
    }
    if text.localizedKey != nil { lookUp(&text, fields) }
    read(fields[.align], into: &text.alignment)
    read(fields[.lines], into: &text.lineLimit)
    return text
  }

  /// Puts the text of a key in, where the app's texts are at hand.
  @inline(never)
  private mutating func lookUp(_ text: inout RichText, _ fields: Fields) {
    guard let texts, let key = text.localizedKey, let value = find(fields[.key]) else { return }
    guard let found = texts.text(key) else {
      if !canNoteUnknown { return }
      let suggestion = texts.suggestion(key.key)
      var reason: Phrase = "there is no text for the key \(Quote.quoted(key.key.string))"
      if suggestion == nil { reason += "; add it to the app's strings" }
      return noteUnknown(value.offset, reason, suggestion: suggestion)
    }
    if let problem = found.problem {
      noteUnknown(find(fields[.arguments])?.offset ?? value.offset, "\(problem)")
    }
    text.resolve(found.text)
  }

  /// A text in HTML or Markdown, or a plain one where that says nothing or is not read here.
  @inline(never)
  private mutating func markupText(_ key: Key, _ member: JSONNode, _ value: JSONNode) -> RichText? {
    guard let fields = fields(value, [key, .plain, .align, .lines]),
      let source = string(fields[key])
    else { return nil }
    let plain = string(fields[.plain])
    var text: RichText
    if let markup {
      text = (key == .html ? markup.html : markup.markdown)(source, plain)
    } else if let plain {
      text = RichText(plain)
    } else {
      noteError(
        member.keyOffset, nil, "'\(key.name)' is not read here; add \"plain\": … or use \"runs\"")
      return nil
    }
    read(fields[.align], into: &text.alignment)
    read(fields[.lines], into: &text.lineLimit)
    return text
  }

  private mutating func arguments(_ place: JSONPlace) -> [String] {
    var arguments: [String] = []
    for element in list(place, of: "texts or numbers") {
      switch element.kind {
      case .string: arguments.append(tree.string(element))
      case .number: arguments.append(tree.numberText(element))
      default: noteType(element, "text in double quotes or a number")
      }
    }
    return arguments
  }

  @inline(never)
  mutating func run(_ value: JSONNode) -> RichText.Run? {
    let keys: [Key] = [
      .text, .font, .color, .background, .underline, .strike, .baseline, .link, .paragraph,
    ]
    guard countText(value.offset), let fields = fields(value, keys) else { return nil }
    if !has(fields[.text]) { noteMissing(.text, fields, "\"…\"") }
    var run = RichText.Run("")
    read(fields[.text], into: &run.text)
    run.attributes.font = font(fields[.font])
    run.attributes.color = color(fields[.color])
    run.attributes.background = color(fields[.background])
    read(fields[.underline], into: &run.attributes.isUnderlined)
    read(fields[.strike], into: &run.attributes.isStruckThrough)
    read(fields[.baseline], into: &run.attributes.baselineOffset)
    run.attributes.link = name(fields[.link])
    run.attributes.paragraph = paragraph(fields[.paragraph])
    return run
  }

  @inline(never)
  private mutating func paragraph(_ place: JSONPlace) -> ParagraphStyle? {
    guard let value = find(place),
      let fields = fields(value, [.level, .quotes, .marker, .spacing, .align, .direction])
    else { return nil }
    var style = ParagraphStyle()
    style.level = whole(fields[.level]) ?? 0
    style.quoteLevel = whole(fields[.quotes]) ?? 0
    style.marker = name(fields[.marker])
    read(fields[.spacing], into: &style.spacing)
    read(fields[.align], into: &style.alignment)
    style.direction = kind(fields[.direction])
    return style
  }

  /// A title or message, which may have a place of its own.
  @inline(never)
  mutating func placedText(_ place: JSONPlace) -> PlacedText? {
    guard let value = find(place) else { return nil }
    let isPlain = [.runs, .key, .html, .markdown].contains { (key: Key) in
      tree.member(key, of: value) != nil
    }
    guard value.kind == .object, tree.member(.text, of: value) != nil || !isPlain else {
      return text(place).map { PlacedText($0) }
    }
    let keys: [Key] = [.text, .font, .color, .top, .inset, .width, .height]
    guard let fields = fields(value, keys) else { return nil }
    if !has(fields[.text]) {
      note(value.offset, "this text has no content; add \"text\": …, \"runs\": […] or \"key\": …")
    }
    var placed = PlacedText(text(fields[.text]) ?? RichText())
    placed.font = font(fields[.font])
    placed.color = color(fields[.color])
    read(fields[.top], into: &placed.top)
    placed.inset = insets(fields[.inset])
    placed.width = length(fields[.width])
    placed.height = length(fields[.height])
    return placed
  }

  /// Counts a text or a run; says whether there is still room for it.
  @inline(never)
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
