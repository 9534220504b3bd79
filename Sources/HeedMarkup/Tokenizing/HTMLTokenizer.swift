/// Reads HTML by the states of the WHATWG standard and hands its tokens to a sink.
///
/// It runs once through the bytes; errors in the markup give the tokens that the standard says.
struct HTMLTokenizer<Sink: HTMLTokenSink> {
  let source: UnsafeBufferPointer<UInt8>
  let references: CharacterReferences
  var sink: Sink
  var model: HTMLContentModel
  /// The name that ends raw text.
  var lastStartTag: [UInt8]
  var position = 0
  var tag = HTMLTag()
  /// A decoded character reference.
  var decoded: [UInt8] = []

  /// Makes a tokenizer; newlines in the source have to be single line feeds.
  init(
    _ source: UnsafeBufferPointer<UInt8>, references: CharacterReferences, sink: Sink,
    model: HTMLContentModel = .data, lastStartTag: [UInt8] = []
  ) {
    self.source = source
    self.references = references
    self.sink = sink
    self.model = model
    self.lastStartTag = lastStartTag
  }

  /// Reads to the end.
  mutating func run() {
    while position < source.count { step() }
  }

  /// Reads on until a tag, a comment or the end.
  mutating func step() {
    switch model {
    case .data: data()
    case .escapableRawText: rawText(decodes: true)
    case .rawText: rawText(decodes: false)
    case .scriptData: scriptData()
    case .plainText:
      emitReplacing(position..<source.count)
      position = source.count
    case .cdataSection: cdataSection()
    }
  }

  // MARK: Data

  private mutating func data() {
    let start = position
    var index = start
    while index < source.count, source[index] != 0x3C, source[index] != 0x26 { index += 1 }
    emit(start..<index)
    position = index
    guard index < source.count else { return }
    if source[index] == 0x26 {
      reference()
    } else {
      tagOpen()
    }
  }

  private mutating func cdataSection() {
    var index = position
    while index < source.count {
      if source[index] == 0x5D, starts("]]>", at: index) {
        emit(position..<index)
        position = index + 3
        model = .data
        return
      }
      index += 1
    }
    emit(position..<index)
    position = index
  }

  /// A `<` in data.
  private mutating func tagOpen() {
    let start = position
    guard start + 1 < source.count else { return literal(to: source.count) }
    let next = source[start + 1]
    if next.isLetter {
      startTag()
    } else if next == 0x2F {
      guard start + 2 < source.count else { return literal(to: source.count) }
      if source[start + 2].isLetter {
        endTag(nameAt: start + 2)
      } else if source[start + 2] == 0x3E {
        position = start + 3
      } else {
        bogusComment(from: start + 2)
      }
    } else if next == 0x21 {
      markupDeclaration()
    } else if next == 0x3F {
      bogusComment(from: start + 1)
    } else {
      literal(to: start + 1)
    }
  }

  private mutating func startTag() {
    let start = position
    guard readTag(nameAt: start + 1) else { return sink.unfinished(at: start) }
    tag.source = start..<position
    model = sink.startTag(tag)
    if model != .data { lastStartTag = Array(tag.bytes[..<tag.nameLength]) }
  }

  mutating func endTag(nameAt name: Int) {
    let start = position
    guard readTag(nameAt: name) else { return sink.unfinished(at: start) }
    tag.source = start..<position
    model = .data
    sink.endTag(tag)
  }

  // MARK: Text

  /// Hands on source as it is.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: source[range])
  }

  mutating func emit(_ range: Range<Int>) {
    if !range.isEmpty { sink.text(slice(range)) }
  }

  /// Hands on source with U+FFFD in the place of zero bytes.
  mutating func emitReplacing(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where source[index] == 0 {
      emit(start..<index)
      emit(bytes: .replacement)
      start = index + 1
    }
    emit(start..<range.upperBound)
  }

  mutating func emit(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { sink.text($0) }
  }

  /// Takes what is not a tag for text.
  private mutating func literal(to end: Int) {
    emit(position..<end)
    position = end
  }

  /// Whether ASCII characters stand at a place; letters in the word are lower case and match both.
  func starts(_ word: StaticString, at index: Int, ignoresCase: Bool = false) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= source.count else { return false }
    for offset in 0..<count {
      let byte = source[index + offset]
      if (ignoresCase ? byte.lowercased : byte) != word.utf8Start[offset] { return false }
    }
    return true
  }
}
