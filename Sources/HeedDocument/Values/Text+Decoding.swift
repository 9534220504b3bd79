internal import Heed

extension DocumentDecoder {
  @inline(never)
  func text(_ value: Int) -> RichText? {
    guard countText(value) else { return nil }
    switch tree.kind(value) {
    case .string: return RichText(tree.string(value))
    case .object:
      if let html = tree.member(.html, of: value) { return markup(value, html, .html) }
      if let markdown = tree.member(.markdown, of: value) {
        return markup(value, markdown, .markdown)
      }
      return richText(value)
    default:
      note(.notRichText, of: value)
      return nil
    }
  }

  @inline(never)
  private func richText(_ object: Int) -> RichText? {
    guard let members = members(of: object, .richText) else { return nil }
    var runs: Int?
    var key: Int?
    var arguments: Int?
    var align: Int?
    var lines: Int?
    repeat {
      switch members.key {
      case .runs: runs = members.value
      case .key: key = members.value
      case .arguments: arguments = members.value
      case .align: align = members.value
      case .lines: lines = members.value
      default: noteUnknown(members, .richText)
      }
    } while advance(members)
    var text = RichText()
    if let name = key.flatMap({ name($0) }) {
      let localized = LocalizedKey(name, arguments: self.arguments(arguments))
      if runs == nil { text = RichText(name.string) }
      text.localizedKey = localized
    } else if let arguments {
      note(.strayArguments, of: arguments)
    }
    if let runs {
      let elements = elements(runs, .notRuns)
      var element = elements.lowerBound
      while element < elements.upperBound {
        if let run = run(element) { text.append(run) }
        element = tree.end(element)
      }
    } else if key == nil {
      note(.noText, of: object)
      return nil
    }
    finish(&text, align, lines)
    return text
  }

  /// Reads what a text may have in whichever form it is written.
  @inline(never)
  private func finish(_ text: inout RichText, _ align: Int?, _ lines: Int?) {
    if let align { text.alignment = option(align) }
    if let lines { text.lineLimit = whole(lines) }
  }

  /// A text in HTML or Markdown, or a plain one where that says nothing or is not read here.
  @inline(never)
  private func markup(_ object: Int, _ member: Int, _ key: Key) -> RichText? {
    let kind = key == .html ? DocumentObject.html : .markdown
    guard let members = members(of: object, kind) else { return nil }
    var plain: Int?
    var align: Int?
    var lines: Int?
    repeat {
      switch members.key {
      case .plain: plain = members.value
      case .align: align = members.value
      case .lines: lines = members.value
      default: if members.key != key { noteUnknown(members, kind) }
      }
    } while advance(members)
    guard let source = string(member) else { return nil }
    let words = plain.flatMap { string($0) }
    var text: RichText
    if let markup {
      text = (key == .html ? markup.html : markup.markdown)(source, words)
    } else if let words {
      text = RichText(words)
    } else {
      note(.markupNotRead, at: tree.keyOffset(member), .error, detail: Int(key.rawValue))
      return nil
    }
    finish(&text, align, lines)
    return text
  }

  private func arguments(_ value: Int?) -> [String] {
    var arguments: [String] = []
    let elements = elements(value, .notArguments)
    var element = elements.lowerBound
    while element < elements.upperBound {
      switch tree.kind(element) {
      case .string: arguments.append(tree.string(element))
      case .number: arguments.append(tree.numberText(element))
      default: note(.notArgument, of: element)
      }
      element = tree.end(element)
    }
    return arguments
  }

  @inline(never)
  func run(_ object: Int) -> RichText.Run? {
    guard countText(object), let members = members(of: object, .run) else { return nil }
    var hasText = false
    var text = ""
    var font: Font?
    var color: Color?
    var background: Color?
    var isUnderlined = false
    var isStruckThrough = false
    var baseline = 0.0
    var link: Name?
    var paragraph: ParagraphStyle?
    repeat {
      let value = members.value
      switch members.key {
      case .text:
        text = string(value) ?? ""
        hasText = true
      case .font: font = self.font(value)
      case .color: color = self.color(value)
      case .background: background = self.color(value)
      case .underline: isUnderlined = bool(value) ?? false
      case .strike: isStruckThrough = bool(value) ?? false
      case .baseline: baseline = number(value) ?? 0
      case .link: link = name(value)
      case .paragraph: paragraph = self.paragraph(value)
      default: noteUnknown(members, .run)
      }
    } while advance(members)
    if !hasText { noteMissing(.text, of: object) }
    return RichText.Run(
      text,
      TextAttributes(
        font: font, color: color, background: background, isUnderlined: isUnderlined,
        isStruckThrough: isStruckThrough, baselineOffset: baseline, link: link,
        paragraph: paragraph))
  }

  @inline(never)
  private func paragraph(_ object: Int) -> ParagraphStyle? {
    guard let members = members(of: object, .paragraph) else { return nil }
    var style = ParagraphStyle()
    repeat {
      let value = members.value
      switch members.key {
      case .level: style.level = whole(value) ?? 0
      case .quotes: style.quoteLevel = whole(value) ?? 0
      case .marker: style.marker = name(value)
      case .spacing: style.spacing = number(value) ?? 0
      case .align: style.alignment = option(value)
      case .direction: style.direction = kind(value)
      default: noteUnknown(members, .paragraph)
      }
    } while advance(members)
    return style
  }

  /// A title or message, which may have a place of its own.
  @inline(never)
  func placedText(_ object: Int) -> PlacedText? {
    guard tree.kind(object) == .object,
      !hasMember(object, .texts) || tree.member(.text, of: object) != nil,
      let members = members(of: object, .placedText)
    else { return text(object).map { PlacedText($0) } }
    var hasText = false
    var text: RichText?
    var font: Font?
    var color: Color?
    var top: Double?
    var inset: Insets?
    var width: Length?
    var height: Length?
    repeat {
      let value = members.value
      switch members.key {
      case .text:
        text = self.text(value)
        hasText = true
      case .font: font = self.font(value)
      case .color: color = self.color(value)
      case .top: top = number(value)
      case .inset: inset = insets(value)
      case .width: width = length(value)
      case .height: height = length(value)
      default: noteUnknown(members, .placedText)
      }
    } while advance(members)
    if !hasText { note(.noPlacedText, of: object) }
    return PlacedText(
      text ?? RichText(), font: font, color: color, top: top, inset: inset, width: width,
      height: height)
  }

  /// Counts a text or a run; says whether there is still room for it.
  @inline(never)
  private func countText(_ value: Int) -> Bool {
    textCount += 1
    if textCount == limits.texts + 1 { note(.tooManyTexts, at: tree.offset(value), .error) }
    return textCount <= limits.texts
  }
}
