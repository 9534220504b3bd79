internal import Heed

extension TextBuilder {
  /// What an element changes about how its text looks.
  mutating func describe(_ open: inout OpenElement, _ tag: HTMLTag) {
    var change = StyleChange()
    switch open.element {
    case .b, .strong, .th: change.added = .bold
    case .i, .em, .cite, .dfn, .var, .address: change.added = .italic
    case .u, .ins: change.added = .underlined
    case .s, .strike, .del: change.added = .struckThrough
    case .code, .kbd, .samp, .tt, .pre, .listing, .xmp, .plaintext: change.added = .monospaced
    case .mark: change.added = .marked
    case .small: change.added = .small
    case .sup: change.rise = 1
    case .sub: change.rise = -1
    case .h1: change.heading = 1
    case .h2: change.heading = 2
    case .h3: change.heading = 3
    case .h4: change.heading = 4
    case .h5: change.heading = 5
    case .h6: change.heading = 6
    case .a:
      if options.keepsLinks, let range = tag.value(of: "href") {
        change.link = values.link(tag.bytes[range])
      }
    case .font: describeFont(&change, tag)
    default: break
    }
    if open.element.isHeading { change.added = .bold }
    guard !tag.attributes.isEmpty else { return open.change = change }
    if let word = tag.word("lang") { open.language = word }
    if tag.has("hidden") { change.added.insert(.hidden) }
    if let range = tag.value(of: "style") {
      readStyle(tag.bytes[range], &change, &open)
    }
    open.change = change
  }

  private mutating func describeFont(_ change: inout StyleChange, _ tag: HTMLTag) {
    if options.keepsColors, let word = tag.word("color") { change.color = values.color(word) }
    guard options.keepsSizes, let word = tag.word("size"), let size = LegacySize.points(word) else {
      return
    }
    change.size = values.size(size)
  }

  mutating func readBlockAttributes(_ open: inout OpenElement, _ tag: HTMLTag) {
    guard !tag.attributes.isEmpty else { return }
    if let word = tag.word("dir") {
      switch word {
      case "ltr": open.block.direction = .leftToRight
      case "rtl": open.block.direction = .rightToLeft
      case "auto": open.block.direction = .automatic
      default: break
      }
    }
    if open.element != .td, open.element != .th, let word = tag.word("align") {
      align(&open.block, word)
    }
  }

  /// How an element within a line keeps its text apart from the directions around it.
  func isolate(_ element: HTMLElement, _ tag: HTMLTag) -> IsolateStack.Kind? {
    let word = tag.word("dir")
    let isOverride = element == .bdo
    switch word {
    case "ltr"?: return isOverride ? .leftToRightOverride : .leftToRight
    case "rtl"?: return isOverride ? .rightToLeftOverride : .rightToLeft
    case "auto"?: return .automatic
    default: return element == .bdi ? .automatic : nil
    }
  }

  func align(_ block: inout BlockStyle, _ word: [UInt8]) {
    let isRightToLeft = block.direction == .rightToLeft
    switch word {
    case "center", "middle": block.alignment = .center
    case "justify": block.alignment = .justify
    case "start": block.alignment = .start
    case "end": block.alignment = .end
    case "left": block.alignment = isRightToLeft ? .end : .start
    case "right": block.alignment = isRightToLeft ? .start : .end
    default: break
    }
  }

  /// The language of what is read.
  var language: [UInt8] {
    for open in stack.reversed() where !open.language.isEmpty { return open.language }
    return []
  }

  // MARK: Style attributes

  private mutating func readStyle(
    _ text: ArraySlice<UInt8>, _ change: inout StyleChange, _ open: inout OpenElement
  ) {
    let isBlock = open.element.isBlock
    var declarations = StyleDeclarations(text)
    while let (name, value) = declarations.next() {
      switch name {
      case "display": if value == "none" { change.added.insert(.hidden) }
      case "font-weight":
        if value == "bold" || value == "bolder" || (StyleNumber.whole(value) ?? 0) >= 600 {
          change.added.insert(.bold)
        } else if value == "normal" || StyleNumber.whole(value) != nil {
          change.removed.insert(.bold)
        }
      case "font-style":
        if value == "italic" || value == "oblique" {
          change.added.insert(.italic)
        } else if value == "normal" {
          change.removed.insert(.italic)
        }
      case "text-decoration", "text-decoration-line":
        for word in value.split(separator: 0x20) {
          if word == "underline" { change.added.insert(.underlined) }
          if word == "line-through" { change.added.insert(.struckThrough) }
        }
      case "text-align": if isBlock { align(&open.block, value) }
      case "direction":
        if isBlock, value == "rtl" { open.block.direction = .rightToLeft }
        if isBlock, value == "ltr" { open.block.direction = .leftToRight }
      case "margin", "margin-top", "margin-bottom": open.margins.read(name, value)
      case "color": if options.keepsColors { change.color = values.color(value) }
      case "background-color", "background":
        if options.keepsColors, !isBlock { change.background = values.color(value) }
      case "font-size":
        if options.keepsSizes, let size = StyleNumber.points(value) {
          change.size = values.size(size)
        }
      default: break
      }
    }
  }
}

/// Compares bytes with a word.
func ~= (word: StaticString, bytes: [UInt8]) -> Bool { bytes == word }

func == (bytes: some Collection<UInt8>, word: StaticString) -> Bool {
  guard bytes.count == word.utf8CodeUnitCount else { return false }
  var index = 0
  for byte in bytes {
    if byte != word.utf8Start[index] { return false }
    index += 1
  }
  return true
}
