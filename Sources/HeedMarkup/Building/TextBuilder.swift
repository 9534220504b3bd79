internal import Heed

/// Builds rich text of the tokens of HTML.
///
/// It keeps a stack of open elements and no tree. Elements end where the standard's parser ends them
/// for what texts hold; emphasis that is left open goes on behind the block it stands in.
struct TextBuilder: HTMLTokenSink {
  let options: MarkupOptions
  var collector: TextCollector
  var values = StyleValues()
  var stack: [OpenElement] = []
  var lists: [ListRecord] = []
  /// Whether the text has parts that stand better at the start than in the middle.
  var isStructured = false
  /// The element that is passed over with all it holds, how often it is open, and where it begins.
  private var dropped = HTMLElement.unknown
  private var droppedDepth = 0
  private var droppedStart = 0
  /// Elements that are too deep to have an effect.
  private var overflow = 0
  /// Where something begins that the source ends within.
  private(set) var unfinishedStart: Int?
  private var isSkippingNewline = false

  init(options: MarkupOptions) {
    self.options = options
    collector = TextCollector(limits: options.limits)
  }

  // MARK: Tokens

  var allowsCDATA: Bool { true }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if droppedDepth > 0 { return }
    if isSkippingNewline {
      isSkippingNewline = false
      if bytes.first == 0x0A {
        return collector.add(UnsafeBufferPointer(rebasing: bytes.dropFirst()))
      }
    }
    collector.add(bytes)
  }

  mutating func comment(_ bytes: [UInt8]) {}
  mutating func doctype(_ doctype: HTMLDoctype) {}
  mutating func unfinished(at offset: Int) { unfinishedStart = offset }

  mutating func startTag(_ tag: HTMLTag) -> HTMLContentModel {
    var element = HTMLElement(tag)
    if droppedDepth > 0 {
      if element == dropped, !tag.isSelfClosing { droppedDepth += 1 }
      return dropped == .svg ? .data : element.contentModel
    }
    isSkippingNewline = false
    if element == .image { element = .img }
    if element.isDropped {
      guard element != .svg || !tag.isSelfClosing else { return .data }
      (dropped, droppedDepth, droppedStart) = (element, 1, tag.source.lowerBound)
      return element.contentModel
    }
    if overflow == 0 { endImplied(by: element) }
    if element.isVoid {
      add(void: element, tag)
      return .data
    }
    guard stack.count < max(1, options.limits.depth) else {
      overflow += 1
      if element.isBlock { collector.endParagraph() }
      return element.contentModel
    }
    open(element, tag)
    return element.contentModel
  }

  mutating func endTag(_ tag: HTMLTag) {
    let element = HTMLElement(tag)
    if droppedDepth > 0 {
      if element == dropped { droppedDepth -= 1 }
      return
    }
    isSkippingNewline = false
    if overflow > 0 {
      overflow -= 1
      if element.isBlock { collector.endParagraph() }
      return
    }
    switch element {
    case .br: collector.addLineBreak()
    case .p where place(of: .p) == nil: collector.endParagraph(spacing: options.paragraphSpacing)
    case .h1, .h2, .h3, .h4, .h5, .h6:
      if let index = place(where: { $0.isHeading }) { close(downTo: index) }
    default:
      guard element != .unknown || !stack.isEmpty, let index = place(of: element) else { return }
      if element.isFormatting {
        remove(at: index)
      } else {
        close(downTo: index)
      }
    }
  }

  /// Ends the text; what was passed over and has no end is shown as it is written.
  mutating func finish(_ source: UnsafeBufferPointer<UInt8>) {
    var start = unfinishedStart
    if droppedDepth > 0 { start = min(start ?? droppedStart, droppedStart) }
    for open in stack where open.change.added.contains(.hidden) && !open.element.mayStayOpen {
      start = min(start ?? open.start, open.start)
    }
    droppedDepth = 0
    guard let start else { return }
    showRaw(UnsafeBufferPointer(rebasing: source[start...]))
  }

  /// Adds source as it is written.
  mutating func showRaw(_ source: UnsafeBufferPointer<UInt8>) {
    collector.style.flags.subtract(.hidden)
    collector.add(source)
  }

  // MARK: Elements

  private mutating func open(_ element: HTMLElement, _ tag: HTMLTag) {
    var open = OpenElement(element: element)
    open.start = tag.source.lowerBound
    open.inline = stack.last?.inline ?? InlineStyle()
    open.block = stack.last?.block ?? BlockStyle()
    describe(&open, tag)
    let isBlock = element.isBlock
    if isBlock { begin(&open, tag) }
    open.inline = open.change.applied(to: open.inline)
    if !isBlock, let kind = isolate(element, tag) {
      open.isIsolated = true
      collector.beginIsolate(kind)
    }
    push(open)
    if element == .q { collector.add(Quotes.opening(language: language)) }
  }

  /// Begins a block: its lines are its own.
  private mutating func begin(_ open: inout OpenElement, _ tag: HTMLTag) {
    let spacing = spacing(of: open.element)
    switch open.element {
    case .tr: collector.beginRow()
    case .td, .th: collector.beginCell()
    default: collector.endParagraph(spacing: open.margins.before ?? spacing)
    }
    // What follows a heading belongs to it.
    open.spacingAfter = open.margins.after ?? (open.element.isHeading ? spacing / 3 : spacing)
    switch open.element {
    case .ul, .ol, .dir, .menu:
      isStructured = true
      open.block.level = min(open.block.level + 1, 100)
      beginList(&open, tag)
    case .li: beginItem(&open, tag)
    case .dd: open.block.level = min(open.block.level + 1, 100)
    case .blockquote:
      isStructured = true
      open.block.quoteLevel = min(open.block.quoteLevel + 1, 100)
    case .pre, .listing, .xmp, .plaintext, .textarea:
      isStructured = true
      isSkippingNewline = true
      open.block.isPreformatted = true
      open.block.alignment = .start
    case .h1, .h2, .h3, .h4, .h5, .h6, .table: isStructured = true
    case .center: open.block.alignment = .center
    default: break
    }
    readBlockAttributes(&open, tag)
  }

  private mutating func push(_ open: OpenElement) {
    stack.append(open)
    collector.style = open.inline
    collector.block = open.block
  }

  private mutating func useTop() {
    collector.style = stack.last?.inline ?? InlineStyle()
    collector.block = stack.last?.block ?? BlockStyle()
  }

  private func spacing(of element: HTMLElement) -> Double {
    switch element {
    case .p, .blockquote, .pre, .table, .listing, .xmp, .figure, .fieldset:
      options.paragraphSpacing
    case .h1, .h2, .h3, .h4, .h5, .h6: options.paragraphSpacing * 1.5
    case .ul, .ol, .dl, .dir, .menu:
      // A list within another stands close to its item.
      stack.contains { $0.element.isList || $0.element == .dl } ? 0 : options.paragraphSpacing
    default: 0
    }
  }

  // MARK: Ends

  /// The place of the innermost open element of a kind, looked for as far as an end tag reaches.
  func place(of element: HTMLElement) -> Int? {
    var index = stack.count - 1
    while index >= 0 {
      let open = stack[index].element
      if open == element { return index }
      if open.isBarrier, !element.isTablePart { return nil }
      index -= 1
    }
    return nil
  }

  private func place(where matches: (HTMLElement) -> Bool) -> Int? {
    var index = stack.count - 1
    while index >= 0 {
      let open = stack[index].element
      if matches(open) { return index }
      if open.isBarrier { return nil }
      index -= 1
    }
    return nil
  }

  /// Ends an element and all in it. Emphasis that is open in it goes on, but not out of a cell.
  mutating func close(downTo index: Int) {
    let outer = stack[index].element
    var kept: [OpenElement] = []
    while stack.count > index {
      let open = stack.removeLast()
      end(open)
      if stack.count > index, open.element.isFormatting, !outer.isBarrier,
        outer.isBlock, kept.count(where: { $0.element == open.element }) < 3
      {
        kept.append(open)
      }
    }
    useTop()
    while let open = kept.popLast() { reopen(open) }
  }

  private mutating func reopen(_ open: OpenElement) {
    var again = open
    again.inline = open.change.applied(to: stack.last?.inline ?? InlineStyle())
    again.block = stack.last?.block ?? BlockStyle()
    again.isIsolated = false
    push(again)
  }

  /// Ends emphasis, while what was begun in it goes on.
  private mutating func remove(at index: Int) {
    let open = stack.remove(at: index)
    end(open)
    for place in index..<stack.count {
      let below = place > 0 ? stack[place - 1].inline : InlineStyle()
      stack[place].inline = stack[place].change.applied(to: below)
    }
    useTop()
  }

  private mutating func end(_ open: OpenElement) {
    if open.element == .q {
      collector.add(
        Quotes.closing(language: open.language.isEmpty ? language : open.language))
    }
    if open.isIsolated { collector.endIsolate() }
    switch open.element {
    case .td, .th: break
    case .tr: collector.endRow()
    case .li:
      collector.pendingMark = .none
      collector.endParagraph(spacing: open.spacingAfter)
    default:
      if open.element.isBlock { collector.endParagraph(spacing: open.spacingAfter) }
    }
  }

  /// Ends what cannot go on where an element begins.
  private mutating func endImplied(by element: HTMLElement) {
    if element.endsParagraph, let index = place(of: .p) { close(downTo: index) }
    switch element {
    case .li: end(.li, upTo: { $0.isList })
    case .dt, .dd:
      end(.dt, upTo: { $0 == .dl })
      end(.dd, upTo: { $0 == .dl })
    case .option: end(.option, upTo: { $0 == .select })
    case .a: if let index = place(of: .a) { remove(at: index) }
    case .h1, .h2, .h3, .h4, .h5, .h6:
      if let top = stack.last, top.element.isHeading { close(downTo: stack.count - 1) }
    case .td, .th: endCell()
    case .tr:
      endCell()
      end(.tr, upTo: { $0 == .table })
    case .tbody, .thead, .tfoot, .caption, .colgroup:
      endCell()
      for part in [HTMLElement.tr, .tbody, .thead, .tfoot, .caption, .colgroup] {
        end(part, upTo: { $0 == .table })
      }
    default: break
    }
  }

  private mutating func endCell() {
    end(.td, upTo: { $0 == .table })
    end(.th, upTo: { $0 == .table })
  }

  /// Ends an open element, unless another stands around what is open.
  private mutating func end(_ element: HTMLElement, upTo isOuter: (HTMLElement) -> Bool) {
    var index = stack.count - 1
    while index >= 0, !isOuter(stack[index].element) {
      if stack[index].element == element { return close(downTo: index) }
      index -= 1
    }
  }
}
