package import Heed

extension JSONError {
  /// What is wrong and what to do.
  package var reason: Phrase { isAtEnd ? "the document ends too early; \(words)" : words }

  private var words: Phrase {
    switch fault {
    case .tooManyBytes:
      "the document has \(count) bytes; shorten it to \(limit) or raise the limit"
    case .notUTF8: "this is not UTF-8; save the document in UTF-8"
    case .tooDeep: "this is more than \(limit) levels deep; nest less or raise the limit"
    case .moreThanOne: "nothing may follow the document; remove this"
    case .noValue:
      "a value has to stand here: text in double quotes, a number, true, false, null, [ or {"
    case .noElementEnd: "a comma or ] has to stand here"
    case .noMemberEnd: "a comma or } has to stand here"
    case .commaAtEnd: "nothing follows this comma; remove it"
    case .noKey: "a key in double quotes has to stand here"
    case .noColon: "a colon has to stand here, between the key and its value"
    case .leadingZero: "a number cannot begin with 0; leave the 0 out"
    case .noDigit: "a digit has to stand here, as in 12, -0.5 or 1e3"
    case .outOfRange: "this number is out of range; use a smaller one"
    case .control: "a line break, tab or control character has to be escaped here, such as \\n"
    case .noStringEnd: "this text has no end; close it with a double quote"
    case .unknownEscape:
      "this escape is not known; use one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041"
    case .halfCharacter:
      "this is half a character; write both halves, such as \\uD83D\\uDE00, or itself"
    case .noHexadecimal: "four hexadecimal digits have to follow \\u, as in \\u00E9"
    }
  }
}
