internal import Heed

extension DocumentDecoder {
  mutating func content(_ value: JSONValue?) -> [Block] {
    let elements = list(value, of: "blocks")
    if let extra = extra(elements, beyond: limits.blocks) {
      noteError(
        extra, nil, "there are more than \(limits.blocks) blocks; use fewer or raise the limit")
      return []
    }
    var blocks: [Block] = []
    for (index, element) in elements.enumerated() {
      guard let block = block(element) else { continue }
      blocks.append(block)
      blockIndices.append(index)
    }
    return blocks
  }

  private static let kinds: [Name] = [
    "image", "text", "field", "choices", "switch", "progress", "badge", "separator", "space",
    "slot",
  ]

  /// The keys that may stand beside each kind, beyond those of every block.
  private static let siblings: [[Name]] = [
    [], ["font", "color"], [], [], [], ["title"], ["color"], [], [], [],
  ]

  private static let boxKeys: [Name] = [
    "inset", "width", "height", "gap", "background", "border", "corners", "align", "label",
  ]

  private mutating func block(_ value: JSONValue) -> Block? {
    guard case .object(let members) = value.kind else {
      noteType(value, "an object in braces, such as {\"text\": …}")
      return nil
    }
    guard members.contains(where: { DocumentDecoder.kinds.contains($0.key) }) else {
      noteUnknownKind(value, members)
      return nil
    }
    guard let index = soleKind(of: value, among: DocumentDecoder.kinds, "a block") else {
      return nil
    }
    let key = DocumentDecoder.kinds[index]
    let keys = [key] + DocumentDecoder.siblings[index] + DocumentDecoder.boxKeys
    guard let fields = fields(value, keys), let content = fields[key] else { return nil }
    var box = box(fields)
    if key == "badge" { box.background = nil }
    return kind(index, content, fields).map { Block(kind: $0, box: box) }
  }

  /// Notes a block of a kind that is not known, which a newer document may have.
  private mutating func noteUnknownKind(_ value: JSONValue, _ members: [JSONMember]) {
    var names: [String] = []
    for kind in DocumentDecoder.kinds { names.append(kind.string) }
    for member in members where !DocumentDecoder.boxKeys.contains(member.key) {
      let suggestion = Spelling.nearest(to: member.key.string, among: names)
      var reason = "unknown kind of block \(Quote.quoted(member.key.string))"
      if suggestion == nil { reason += "; use one of \(Quote.list(names))" }
      return noteUnknown(member.offset, reason, suggestion: suggestion)
    }
    noteUnknown(value.offset, "this block has no kind; add one of \(Quote.list(names))")
  }

  private mutating func box(_ fields: Fields) -> Box {
    Box(
      inset: insets(fields["inset"]), width: length(fields["width"]),
      height: length(fields["height"]), gap: number(fields["gap"]),
      background: paint(fields["background"]), border: border(fields["border"]),
      corners: corners(fields["corners"]), alignment: option(fields["align"]),
      label: string(fields["label"]))
  }

  private mutating func kind(
    _ index: Int, _ content: JSONValue, _ fields: Fields
  ) -> Block.Kind? {
    switch index {
    case 0: return image(content).map { .image($0) }
    case 1:
      let font = font(fields["font"])
      let color = color(fields["color"])
      return text(content).map { .text($0, font: font, color: color) }
    case 2: return field(content).map { .field($0) }
    case 3: return choices(content).map { .choices($0) }
    case 4:
      guard let inner = self.fields(content, ["id", "title", "on"]) else { return nil }
      let isOn = bool(inner["on"]) ?? false
      if inner["title"] == nil { noteMissing("title", inner, "\"…\"") }
      guard let id = id(inner), let title = text(inner["title"]) else { return nil }
      return .toggle(id: id, title: title, isOn: isOn)
    case 5:
      let title = text(fields["title"])
      if case .null = content.kind { return .progress(value: nil, title: title) }
      guard case .number(let number) = content.kind else {
        note(content.offset, "this has to be a number from 0 to 1, or null where it is not known")
        return nil
      }
      return .progress(value: number, title: title)
    case 6:
      let color = color(fields["color"])
      let background = paint(fields["background"])
      return text(content).map { .badge($0, color: color, background: background) }
    case 7:
      guard case .object(let members) = content.kind else {
        noteType(content, "an empty object, {}")
        return nil
      }
      for member in members { noteUnknown(member.offset, "a separator has no keys; remove this") }
      return .separator
    case 8: return number(content).map { .space($0) }
    default:
      guard let inner = self.fields(content, ["id", "label", "width", "height"]) else {
        return nil
      }
      let label = string(inner["label"])
      let width = length(inner["width"])
      let height = length(inner["height"])
      return id(inner).map { .slot(id: $0, label: label, width: width, height: height) }
    }
  }

  /// The id of a part that needs one.
  mutating func id(_ fields: Fields) -> Name? {
    if fields["id"] == nil { noteMissing("id", fields, "\"…\"") }
    return name(fields["id"])
  }
}
