internal import Heed

extension DocumentDecoder {
  /// Notes what the alert as a whole cannot mean, each at the value that it is about.
  mutating func checkWhole(_ alert: Alert, _ document: JSONNode) {
    for problem in alert.problems {
      // Finding a place walks through the document: only for what is kept.
      guard canNoteError else { return }
      let place = place(of: problem.path, in: document)
      noteError(
        place.offset, place.path, "\(DocumentDecoder.sentencePart(problem.reason))", problem.code)
    }
  }

  /// A sentence without its capital and its full stop, as it stands behind a colon.
  private static func sentencePart(_ sentence: String) -> String {
    var bytes = sentence.bytes
    if let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      bytes[0] = first | 0x20
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(bytes: bytes)
  }

  /// Finds the value that a path names, or the nearest one around it.
  ///
  /// The path that comes back begins at the root and keeps what has no value.
  func place(of path: Name, in document: JSONNode) -> (offset: Int, path: Name) {
    var value = document
    var rest = ""
    for step in DocumentDecoder.steps(of: path) {
      var next: JSONNode?
      if rest.utf8.isEmpty {
        switch step {
        case .key(let name): next = Key(name.bytes).flatMap { member($0, of: value) }
        case .index(let index): next = element(index, of: value)
        }
      }
      if let next {
        value = next
      } else {
        switch step {
        case .key(let name): rest += (value.index == 0 && rest.utf8.isEmpty ? "" : ".") + name
        case .index(let index): rest += "[\(index)]"
        }
      }
    }
    let start = DocumentPath(to: value.offset, in: tree).text
    return (value.offset, Name(start + rest))
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The parts of a path such as `actions[1].title`.
  private static func steps(of path: Name) -> [Step] {
    var steps: [Step] = []
    var part: [UInt8] = []
    for byte in path.bytes + [UInt8(ascii: ".")] {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "["):
        if !part.isEmpty { steps.append(.key(String(bytes: part))) }
        part = []
      case UInt8(ascii: "]"):
        var index = 0
        for digit in part { index = index * 10 + Int(digit - UInt8(ascii: "0")) }
        steps.append(.index(index))
        part = []
      default: part.append(byte)
      }
    }
    return steps
  }

  private func member(_ key: Key, of value: JSONNode) -> JSONNode? {
    if let member = tree.member(key, of: value) { return member }
    // A title with a place of its own holds its text one level deeper.
    guard key == .runs || key == .lines else { return nil }
    return tree.member(.text, of: value).flatMap { tree.member(key, of: $0) }
  }

  /// The element that became the one with this index, for some elements leave nothing behind.
  private func element(_ index: Int, of value: JSONNode) -> JSONNode? {
    guard value.kind == .array else { return nil }
    let elements = tree.children(of: value)
    var index = index
    if value.key == .content {
      index = index < blockIndices.count ? blockIndices[index] : elements.count
    } else if value.key == .runs {
      var text = RichText()
      var reader = self
      for element in elements {
        if let run = reader.run(element) { text.append(run) }
        if text.runs.count > index { return element }
      }
    }
    return index < elements.count ? elements[index] : nil
  }
}
