internal import Heed

extension TextBuilder {
  mutating func beginList(_ open: inout OpenElement, _ tag: HTMLTag) {
    open.list = lists.count
    var list = ListRecord(mark: .disc, next: 1)
    if open.element == .ol {
      list.mark = .decimal
      if tag.has("reversed") {
        list.step = -1
        list.isRelative = true
        list.next = 0
      }
      if let start = integer(tag, "start") {
        list.next = start
        list.isRelative = false
      }
    } else {
      let depth = stack.count(where: { $0.element.isList && $0.element != .ol })
      list.mark = depth == 0 ? .disc : depth == 1 ? .circle : .square
    }
    if let range = tag.value(of: "type"), let mark = Self.mark(Array(tag.bytes[range])) {
      list.mark = mark
    }
    if case .none? = markerStyle(tag) { list.mark = .none }
    lists.append(list)
  }

  mutating func beginItem(_ open: inout OpenElement, _ tag: HTMLTag) {
    isStructured = true
    var index = -1
    for open in stack.reversed() where open.list >= 0 {
      index = open.list
      break
    }
    guard index >= 0 else {
      // An item without a list stands as if it had one.
      open.block.level = min(open.block.level + 1, 100)
      collector.pendingMark = .bullet(.disc)
      return
    }
    var list = lists[index]
    if let value = integer(tag, "value") {
      list.next = value
      list.isRelative = false
    }
    var mark = list.mark
    if let range = tag.value(of: "type"), let own = Self.mark(Array(tag.bytes[range])) {
      mark = own
    }
    switch mark {
    case .none: collector.pendingMark = .none
    case .disc, .circle, .square: collector.pendingMark = .bullet(mark)
    default:
      collector.pendingMark = .number(
        list.next, mark: mark, list: index, isRelative: list.isRelative)
    }
    if let own = markerStyle(tag) { collector.pendingMark = own }
    list.next += list.step
    list.count += 1
    lists[index] = list
  }

  /// The marker that a style attribute gives: none, or a text of its own.
  private mutating func markerStyle(_ tag: HTMLTag) -> ParagraphMark? {
    guard let range = tag.value(of: "style") else { return nil }
    let text = tag.bytes[range]
    // The text of a marker is told apart by its quotes, for it may hold anything else.
    if let quote = text.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let end = text[(quote + 1)...].lastIndex(of: text[quote]),
      text[..<quote].map({ $0.lowercased }) == "list-style-type:"
    {
      return .custom(values.marker(text[(quote + 1)..<end]))
    }
    var declarations = StyleDeclarations(text)
    while let (name, value) = declarations.next() {
      if (name == "list-style" || name == "list-style-type") && value == "none" {
        return ParagraphMark.none
      }
    }
    return nil
  }

  private func integer(_ tag: HTMLTag, _ name: StaticString) -> Int? {
    tag.word(name).flatMap { StyleNumber.whole($0) }
  }

  private static func mark(_ type: [UInt8]) -> ListRecord.Mark? {
    switch type {
    case "1": .decimal
    case "a": .lowerAlpha
    case "A": .upperAlpha
    case "i": .lowerRoman
    case "I": .upperRoman
    case "disc": .disc
    case "circle": .circle
    case "square": .square
    case "none": ListRecord.Mark.none
    default: nil
    }
  }

  // MARK: Elements without content

  mutating func add(void element: HTMLElement, _ tag: HTMLTag) {
    switch element {
    case .br: collector.addLineBreak()
    case .wbr: collector.add([0xE2, 0x80, 0x8B])
    case .img:
      if tag.has("hidden") { return }
      if let range = tag.value(of: "alt") { collector.add(Array(tag.bytes[range])) }
    case .hr: addRule(tag)
    case .input: addInput(tag)
    default: break
    }
  }

  private mutating func addRule(_ tag: HTMLTag) {
    var open = OpenElement(element: .hr)
    open.block = stack.last?.block ?? BlockStyle()
    describe(&open, tag)
    readBlockAttributes(&open, tag)
    collector.block = open.block
    defer { collector.block = stack.last?.block ?? BlockStyle() }
    collector.endParagraph(spacing: open.margins.before ?? options.paragraphSpacing)
    let style = collector.style
    collector.style = InlineStyle(flags: style.flags.intersection(.hidden).union(.rule))
    collector.add([0xE2, 0x80, 0x94, 0xE2, 0x80, 0x94, 0xE2, 0x80, 0x94])
    collector.style = style
    collector.endParagraph(spacing: open.margins.after ?? options.paragraphSpacing)
  }

  /// A checkbox takes the place of its item's marker.
  private mutating func addInput(_ tag: HTMLTag) {
    guard tag.word("type") ?? [] == "checkbox" else { return }
    let isOn = tag.has("checked")
    if collector.pendingMark != .none {
      collector.pendingMark = .checkbox(isOn)
    } else {
      collector.add(Array(MarkerText.checkbox(isOn).utf8))
    }
  }
}
