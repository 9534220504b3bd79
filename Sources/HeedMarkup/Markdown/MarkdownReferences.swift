/// The definitions of links, by their labels.
struct MarkdownReferences {
  struct Target {
    var destination: [UInt8]
    var title: [UInt8]?
  }

  private var targets: [[UInt8]: Target] = [:]

  func target(of label: ArraySlice<UInt8>) -> Target? {
    targets[MarkdownCharacters.label(label)]
  }

  /// Keeps a definition, unless there is one of the same label.
  mutating func define(_ label: ArraySlice<UInt8>, _ target: Target) -> Bool {
    let label = MarkdownCharacters.label(label)
    if label.isEmpty { return false }
    if targets[label] == nil { targets[label] = target }
    return true
  }
}

extension MarkdownBlockParser {
  /// Takes the definitions of links at a paragraph's beginning out of it.
  mutating func takeReferences(of paragraph: Int) {
    while nodes[paragraph].contentStart < nodes[paragraph].content.count,
      nodes[paragraph].content[nodes[paragraph].contentStart] == 0x5B,
      let end = takeReference(nodes[paragraph].content, nodes[paragraph].contentStart)
    {
      nodes[paragraph].contentStart = end
    }
  }

  private mutating func takeReference(_ content: [UInt8], _ start: Int) -> Int? {
    guard let labelEnd = MarkdownLinkParts.labelEnd(content, start),
      labelEnd < content.count, content[labelEnd] == 0x3A
    else { return nil }
    let label = content[(start + 1)..<(labelEnd - 1)]
    var index = MarkdownLinkParts.skipSpace(content, labelEnd + 1)
    guard let destination = MarkdownLinkParts.destination(content, index), index < content.count
    else { return nil }
    index = destination.end
    var lineEnd = Self.lineEnd(content, index)
    var title: [UInt8]?
    let titleStart = MarkdownLinkParts.skipSpace(content, index)
    if titleStart > index, let found = MarkdownLinkParts.title(content, titleStart),
      let end = Self.lineEnd(content, found.end)
    {
      title = found.text
      lineEnd = end
    }
    guard let lineEnd else { return nil }
    let target = MarkdownReferences.Target(destination: destination.text, title: title)
    return references.define(label, target) ? lineEnd : nil
  }

  /// Behind the newline, if nothing but spaces stands before it.
  private static func lineEnd(_ content: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < content.count, content[index] == 0x20 || content[index] == 0x09 { index += 1 }
    if index >= content.count { return index }
    return content[index] == 0x0A ? index + 1 : nil
  }
}

/// The parts of which links and their definitions are made.
enum MarkdownLinkParts {
  /// Behind the bracket that ends the label which begins at a place.
  static func labelEnd(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    while index < text.count, index - start <= 1001 {
      switch text[index] {
      case 0x5B: return nil
      case 0x5D: return index - start <= 1000 ? index + 1 : nil
      case 0x5C: index += index + 1 < text.count ? 2 : 1
      default: index += 1
      }
    }
    return nil
  }

  /// Behind spaces and at most one newline between them.
  static func skipSpace(_ text: [UInt8], _ start: Int) -> Int {
    var index = start
    var hasNewline = false
    while index < text.count, text[index].isHTMLSpace {
      if text[index] == 0x0A {
        if hasNewline { break }
        hasNewline = true
      }
      index += 1
    }
    return index
  }

  /// The address that begins at a place; escapes stay as they are written.
  static func destination(_ text: [UInt8], _ start: Int) -> (text: [UInt8], end: Int)? {
    guard start < text.count else { return nil }
    var index = start
    if text[index] == 0x3C {
      index += 1
      while index < text.count {
        switch text[index] {
        case 0x3E: return (Array(text[(start + 1)..<index]), index + 1)
        case 0x0A, 0x3C: return nil
        case 0x5C:
          index +=
            index + 1 < text.count && MarkdownCharacters.isPunctuation(text[index + 1]) ? 2 : 1
        default: index += 1
        }
      }
      return nil
    }
    var depth = 0
    scan: while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x5C where index + 1 < text.count && MarkdownCharacters.isPunctuation(text[index + 1]):
        index += 1
      case 0x28:
        depth += 1
        if depth > 32 { return nil }
      case 0x29:
        if depth == 0 { break scan }
        depth -= 1
      case ...0x20, 0x7F: break scan
      default: break
      }
      index += 1
    }
    return depth == 0 && index > start ? (Array(text[start..<index]), index) : nil
  }

  /// The title that begins at a place; escapes stay as they are written.
  static func title(_ text: [UInt8], _ start: Int) -> (text: [UInt8], end: Int)? {
    guard start < text.count else { return nil }
    let opening = text[start]
    guard opening == 0x22 || opening == 0x27 || opening == 0x28 else { return nil }
    let closing = opening == 0x28 ? 0x29 : opening
    var index = start + 1
    while index < text.count {
      let byte = text[index]
      if byte == closing { return (Array(text[(start + 1)..<index]), index + 1) }
      if byte == 0x28, opening == 0x28 { return nil }
      index += byte == 0x5C && index + 1 < text.count ? 2 : 1
    }
    return nil
  }
}
