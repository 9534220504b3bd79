extension HTMLTokenizer {
  /// Text until the end tag of the element it stands in.
  mutating func rawText(decodes: Bool) {
    let start = position
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == 0x3C, let name = endTagName(at: index) {
        emitReplacing(start..<index)
        position = index
        return endTag(nameAt: name)
      }
      if byte == 0x26, decodes {
        emitReplacing(start..<index)
        position = index
        return reference()
      }
      index += 1
    }
    emitReplacing(start..<index)
    position = index
  }

  /// Where the name begins, if the end tag that is waited for stands at a place.
  private func endTagName(at index: Int) -> Int? {
    let name = index + 2
    let end = name + lastStartTag.count
    guard end < source.count, source[index + 1] == 0x2F, !lastStartTag.isEmpty else { return nil }
    for offset in 0..<lastStartTag.count
    where source[name + offset].lowercased != lastStartTag[offset] {
      return nil
    }
    return endsName(source[end]) ? name : nil
  }

  private func endsName(_ byte: UInt8) -> Bool {
    byte.isHTMLSpace || byte == 0x2F || byte == 0x3E
  }

  /// A script until its end tag; one in a comment within which another script begins is not its end.
  mutating func scriptData() {
    var state = ScriptState.plain
    var dashes = 0
    let start = position
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == 0x3C {
        dashes = 0
        if state != .doubleEscaped, let name = endTagName(at: index) {
          emitReplacing(start..<index)
          position = index
          return endTag(nameAt: name)
        }
        if state == .plain, starts("<!--", at: index) {
          state = .escaped
          dashes = 2
          index += 4
          continue
        }
        if state == .escaped, let end = scriptName(at: index + 1) {
          state = .doubleEscaped
          index = end
          continue
        }
        if state == .doubleEscaped, starts("</", at: index), let end = scriptName(at: index + 2) {
          state = .escaped
          index = end
          continue
        }
      } else if byte == 0x2D {
        dashes += 1
      } else {
        if byte == 0x3E, dashes >= 2 { state = .plain }
        dashes = 0
      }
      index += 1
    }
    emitReplacing(start..<index)
    position = index
  }

  /// Behind the word `script` and what ends it, if it stands at a place.
  private func scriptName(at index: Int) -> Int? {
    let end = index + 6
    guard starts("script", at: index, ignoresCase: true), end < source.count, endsName(source[end])
    else { return nil }
    return end + 1
  }
}

/// How a script's text is read.
private enum ScriptState {
  case plain, escaped, doubleEscaped
}
