internal import Heed

extension DocumentDecoder {
  /// Notes what the alert as a whole cannot mean, each at the value that it is about.
  mutating func checkWhole(_ alert: Alert, _ document: JSONValue) {
    for problem in alert.problems {
      let place = place(of: problem.path, in: document)
      noteError(place.offset, place.path, DocumentDecoder.sentencePart(problem.reason))
    }
  }

  /// A sentence without its capital and its full stop, as it stands behind a colon.
  private static func sentencePart(_ sentence: String) -> String {
    var bytes = Array(sentence.utf8)
    if let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      bytes[0] = first | 0x20
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Finds the value that a path names, or the nearest one around it.
  ///
  /// The path that comes back begins at the root and keeps what has no value.
  private func place(
    of path: Name, in document: JSONValue
  ) -> (offset: Int, path: Name) {
    var value = document
    var rest = ""
    for step in DocumentDecoder.steps(of: path) {
      var next: JSONValue?
      if rest.isEmpty {
        switch step {
        case .key(let key): next = member(key, of: value)
        case .index(let index): next = element(index, of: value, document)
        }
      }
      if let next {
        value = next
      } else {
        switch step {
        case .key(let key): rest += ".\(key)"
        case .index(let index): rest += "[\(index)]"
        }
      }
    }
    let start = DocumentPath(to: value.offset, in: root).text
    if start.isEmpty, rest.utf8.first == UInt8(ascii: ".") {
      rest = String(decoding: rest.utf8.dropFirst(), as: UTF8.self)
    }
    return (value.offset, Name(start + rest))
  }

  private enum Step {
    case key(Name)
    case index(Int)
  }

  /// The parts of a path such as `actions[1].title`.
  private static func steps(of path: Name) -> [Step] {
    var steps: [Step] = []
    var part: [UInt8] = []
    for byte in Array(path.string.utf8) + [UInt8(ascii: ".")] {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "["):
        if !part.isEmpty { steps.append(.key(Name(String(decoding: part, as: UTF8.self)))) }
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

  private func member(_ key: Name, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value.kind else { return nil }
    if let member = members.first(where: { $0.key == key }) { return member.value }
    // A title with a place of its own holds its text one level deeper.
    if key == "runs" || key == "lines",
      let text = members.first(where: { $0.key == "text" })
    {
      return self.member(key, of: text.value)
    }
    return nil
  }

  /// The element that became the one with this index, for some elements leave nothing behind.
  private func element(
    _ index: Int, of value: JSONValue, _ document: JSONValue
  ) -> JSONValue? {
    guard case .array(let elements) = value.kind else { return nil }
    var index = index
    if value.offset == member("content", of: document)?.offset {
      index = index < blockIndices.count ? blockIndices[index] : elements.count
    } else if elements.indices.contains(index), isRun(elements[index]) {
      var text = RichText()
      var reader = self
      for (position, element) in elements.enumerated() {
        if let run = reader.run(element) { text.append(run) }
        if text.runs.count > index { return elements[position] }
      }
    }
    return index < elements.count ? elements[index] : nil
  }

  private func isRun(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return members.contains { $0.key == "text" }
  }
}
