internal import Heed

extension DocumentDecoder {
  func content(_ value: Int) -> [Block] {
    var blocks: [Block] = []
    let elements = elements(value, .notBlocks)
    if isTooLong(elements, limits.blocks, .tooManyBlocks) { return blocks }
    var place = 0
    var element = elements.lowerBound
    while element < elements.upperBound {
      if let block = block(element) {
        blocks.append(block)
        blockIndices.append(place)
      }
      place += 1
      element = tree.end(element)
    }
    return blocks
  }

  private func block(_ value: Int) -> Block? {
    guard tree.kind(value) == .object else {
      note(.notObject, of: value, detail: Int(DocumentObject.block.rawValue))
      return nil
    }
    guard hasMember(value, .blocks) else {
      noteUnknownKind(value)
      return nil
    }
    guard let content = soleMember(of: value, .blocks), let kind = tree.key(content),
      let members = members(of: value, .block)
    else { return nil }
    var inset: Insets?
    var width: Length?
    var height: Length?
    var gap: Double?
    var background: Paint?
    var border: Border?
    var corners: Corners?
    var alignment: TextAlignment?
    var label: String?
    var parts = BlockParts()
    repeat {
      let value = members.value
      switch members.key {
      case .font where kind == .text: parts.font = font(value)
      case .color where kind == .text || kind == .badge: parts.color = color(value)
      case .title where kind == .progress: parts.title = text(value)
      case .background where kind == .badge: parts.background = paint(value)
      case .inset: inset = insets(value)
      case .width: width = length(value)
      case .height: height = length(value)
      case .gap: gap = number(value)
      case .background: background = paint(value)
      case .border: border = self.border(value)
      case .corners: corners = self.corners(value)
      case .align: alignment = option(value)
      case .label: label = string(value)
      default: if members.key != kind { noteUnknown(members, .block, kind: kind) }
      }
    } while advance(members)
    let box = Box(
      inset: inset, width: width, height: height, gap: gap, background: background, border: border,
      corners: corners, alignment: alignment, label: label)
    return self.kind(kind, content, parts).map { Block(kind: $0, box: box) }
  }

  /// What a block may have beside its content and its box.
  private struct BlockParts {
    var font: Font?
    var color: Color?
    var background: Paint?
    var title: RichText?
  }

  /// Notes a block of a kind that is not known, which a newer document may have.
  private func noteUnknownKind(_ value: Int) {
    var member = tree.first(value)
    while member < tree.end(value) {
      if tree.key(member)?.isOfBox != true {
        return note(.unknownBlock, at: tree.keyOffset(member), .optional)
      }
      member = tree.end(member)
    }
    note(.noBlockKind, at: tree.offset(value), .optional)
  }

  @inline(never)
  private func kind(_ key: Key, _ content: Int, _ parts: BlockParts) -> Block.Kind? {
    switch key {
    case .image: return image(content).map { .image($0) }
    case .text: return text(content).map { .text($0, font: parts.font, color: parts.color) }
    case .field: return field(content).map { .field($0) }
    case .choices: return choices(content).map { .choices($0) }
    case .switch: return toggle(content)
    case .progress:
      switch tree.kind(content) {
      case .null: return .progress(value: nil, title: parts.title)
      case .number: return .progress(value: tree.number(content), title: parts.title)
      default:
        note(.badProgress, of: content)
        return nil
      }
    case .badge:
      return text(content).map { .badge($0, color: parts.color, background: parts.background) }
    case .separator:
      separator(content)
      return .separator
    case .space: return number(content).map { .space($0) }
    default: return slot(content)
    }
  }

  private func separator(_ value: Int) {
    guard tree.kind(value) == .object else { return note(.notEmptyObject, of: value) }
    var member = tree.first(value)
    while member < tree.end(value) {
      note(.separatorKey, at: tree.keyOffset(member), .optional)
      member = tree.end(member)
    }
  }

  private func toggle(_ object: Int) -> Block.Kind? {
    guard let members = members(of: object, .toggle) else { return nil }
    var isOn = false
    var id: Int?
    var title: Int?
    repeat {
      switch members.key {
      case .id: id = members.value
      case .title: title = members.value
      case .on: isOn = bool(members.value) ?? false
      default: noteUnknown(members, .toggle)
      }
    } while advance(members)
    guard let (id, title) = identity(object, id, title) else { return nil }
    return .toggle(id: id, title: title, isOn: isOn)
  }

  private func slot(_ object: Int) -> Block.Kind? {
    guard let members = members(of: object, .slot) else { return nil }
    var id: Int?
    var label: String?
    var width: Length?
    var height: Length?
    repeat {
      switch members.key {
      case .id: id = members.value
      case .label: label = string(members.value)
      case .width: width = length(members.value)
      case .height: height = length(members.value)
      default: noteUnknown(members, .slot)
      }
    } while advance(members)
    return self.id(object, id).map { .slot(id: $0, label: label, width: width, height: height) }
  }

  /// The id of a part that needs one.
  @inline(never)
  func id(_ object: Int, _ value: Int?) -> Name? {
    if let value { return name(value) }
    noteMissing(.id, of: object)
    return nil
  }

  /// The id and the title of a part that needs both.
  @inline(never)
  func identity(_ object: Int, _ id: Int?, _ title: Int?) -> (Name, RichText)? {
    if title == nil { noteMissing(.title, of: object) }
    guard let id = self.id(object, id), let title = title.flatMap({ text($0) }) else { return nil }
    return (id, title)
  }
}
