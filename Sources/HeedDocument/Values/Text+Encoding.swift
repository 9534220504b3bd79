internal import Heed

extension DocumentEncoder {
  static func text(_ text: RichText?) -> JSONValue? {
    guard let text else { return nil }
    let plain = text.plainText
    if text == RichText(plain) { return string(plain) }
    var object = ObjectBuilder()
    var shown: [RichText.Run]? = text.runs
    if let key = text.localizedKey {
      object.add(.key, name(key.key))
      if !key.arguments.isEmpty {
        object.add(.arguments, names(key.arguments.map { Name($0) }))
      }
      // The key itself is shown until it is looked up.
      if text.runs == RichText(localizedKey: key).runs { shown = nil }
    }
    if let shown {
      var runs: [JSONValue] = []
      for run in shown { runs.append(self.run(run)) }
      object.add(.runs, JSONValue.array(runs))
    }
    object.add(.align, option(text.alignment))
    object.add(.lines, whole(text.lineLimit))
    return object.value
  }

  private static func run(_ run: RichText.Run) -> JSONValue {
    let attributes = run.attributes
    var object = ObjectBuilder()
    object.add(.text, string(run.text))
    object.add(.font, font(attributes.font))
    object.add(.color, color(attributes.color))
    object.add(.background, color(attributes.background))
    object.add(.underline, flag(attributes.isUnderlined))
    object.add(.strike, flag(attributes.isStruckThrough))
    object.add(.baseline, number(attributes.baselineOffset, unless: 0))
    object.add(.link, name(attributes.link))
    object.add(.paragraph, attributes.paragraph.map { paragraph($0) })
    return object.value
  }

  private static func paragraph(_ style: ParagraphStyle) -> JSONValue {
    var object = ObjectBuilder()
    object.add(.level, number(Double(style.level), unless: 0))
    object.add(.quotes, number(Double(style.quoteLevel), unless: 0))
    object.add(.marker, name(style.marker))
    object.add(.spacing, number(style.spacing, unless: 0))
    object.add(.align, option(style.alignment))
    object.add(.direction, string(style.direction?.name))
    return object.value
  }

  static func placedText(_ text: PlacedText?) -> JSONValue? {
    guard let text else { return nil }
    if text.isPlain { return self.text(text.text) }
    var object = ObjectBuilder()
    object.add(.text, self.text(text.text))
    object.add(.font, font(text.font))
    object.add(.color, color(text.color))
    object.add(.top, number(text.top))
    object.add(.inset, insets(text.inset))
    object.add(.width, length(text.width))
    object.add(.height, length(text.height))
    return object.value
  }
}
