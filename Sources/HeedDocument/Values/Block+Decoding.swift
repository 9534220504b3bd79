internal import Heed

extension DocumentDecoder {
  mutating func content(_ place: JSONPlace) -> [Block] {
    let elements = list(place, of: "blocks")
    if let extra = extra(elements, beyond: limits.blocks) {
      noteError(
        extra, nil, "there are more than \(limits.blocks) blocks; use fewer or raise the limit")
      return []
    }
    var blocks: [Block] = []
    for index in elements.indices {
      guard let block = block(elements[index]) else { continue }
      blocks.append(block)
      blockIndices.append(index)
    }
    return blocks
  }

  private static let kinds: [Key] = [
    .image, .text, .field, .choices, .switch, .progress, .badge, .separator, .space, .slot,
  ]

  private static let boxKeys: [Key] = [
    .inset, .width, .height, .gap, .background, .border, .corners, .align, .label,
  ]

  private mutating func block(_ value: JSONNode) -> Block? {
    guard value.kind == .object else {
      noteType(value, "an object in braces, such as {\"text\": …}")
      return nil
    }
    let isKnown = tree.children(of: value).contains { member in
      member.key.map { DocumentDecoder.kinds.contains($0) } ?? false
    }
    guard isKnown else {
      noteUnknownKind(value)
      return nil
    }
    guard let content = soleMember(of: value, among: DocumentDecoder.kinds, "a block"),
      let key = content.key
    else { return nil }
    var keys = [key]
    switch key {
    case .text: keys += [.font, .color]
    case .progress: keys += [.title]
    case .badge: keys += [.color]
    default: break
    }
    guard let fields = fields(value, keys + DocumentDecoder.boxKeys) else { return nil }
    var box = box(fields)
    if key == .badge { box.background = nil }
    return kind(key, content, fields).map { Block(kind: $0, box: box) }
  }

  /// Notes a block of a kind that is not known, which a newer document may have.
  private mutating func noteUnknownKind(_ value: JSONNode) {
    let names = names(of: DocumentDecoder.kinds)
    for member in tree.children(of: value) {
      if let key = member.key, DocumentDecoder.boxKeys.contains(key) { continue }
      return noteUnknown(
        member.keyOffset, "unknown kind of block", tree.keyText(member), among: names, "use ")
    }
    noteUnknown(value.offset, "this block has no kind; add one of \(Quote.list(names))")
  }

  private mutating func box(_ fields: Fields) -> Box {
    var box = Box()
    box.inset = insets(fields[.inset])
    box.width = length(fields[.width])
    box.height = length(fields[.height])
    box.gap = number(fields[.gap])
    box.background = paint(fields[.background])
    box.border = border(fields[.border])
    box.corners = corners(fields[.corners])
    read(fields[.align], into: &box.alignment)
    box.label = string(fields[.label])
    return box
  }

  @inline(never)
  private mutating func kind(
    _ key: Key, _ content: JSONNode, _ fields: Fields
  ) -> Block.Kind? {
    switch key {
    case .image: return image(content.place).map { .image($0) }
    case .text:
      let font = font(fields[.font])
      let color = color(fields[.color])
      return text(content.place).map { .text($0, font: font, color: color) }
    case .field: return field(content).map { .field($0) }
    case .choices: return choices(content).map { .choices($0) }
    case .switch: return toggle(content)
    case .progress:
      let title = text(fields[.title])
      if content.kind == .null { return .progress(value: nil, title: title) }
      if content.kind == .number { return .progress(value: content.number, title: title) }
      note(content.offset, "this has to be a number from 0 to 1, or null where it is not known")
      return nil
    case .badge:
      let color = color(fields[.color])
      let background = paint(fields[.background])
      return text(content.place).map { .badge($0, color: color, background: background) }
    case .separator:
      if content.kind != .object { noteType(content, "an empty object, {}") }
      for member in tree.children(of: content) where content.kind == .object {
        noteUnknown(member.keyOffset, "a separator has no keys; remove this")
      }
      return .separator
    case .space: return number(content.place).map { .space($0) }
    default: return slot(content)
    }
  }

  private mutating func toggle(_ value: JSONNode) -> Block.Kind? {
    guard let fields = fields(value, [.id, .title, .on]) else { return nil }
    let isOn = bool(fields[.on]) ?? false
    if !has(fields[.title]) { noteMissing(.title, fields, "\"…\"") }
    guard let id = id(fields), let title = text(fields[.title]) else { return nil }
    return .toggle(id: id, title: title, isOn: isOn)
  }

  private mutating func slot(_ value: JSONNode) -> Block.Kind? {
    guard let fields = fields(value, [.id, .label, .width, .height]) else { return nil }
    let label = string(fields[.label])
    let width = length(fields[.width])
    let height = length(fields[.height])
    return id(fields).map { .slot(id: $0, label: label, width: width, height: height) }
  }

  /// The id of a part that needs one.
  @inline(never)
  mutating func id(_ fields: Fields) -> Name? {
    if !has(fields[.id]) { noteMissing(.id, fields, "\"…\"") }
    return name(fields[.id])
  }
}
