internal import Heed

extension DocumentWords {
  /// What a value has to be, where it is of another type.
  func expected(of note: DocumentNote) -> Phrase? {
    switch note.fault {
    case .notBool: "true or false"
    case .notNumber: "a number, such as 12 or 0.5"
    case .notWhole: "a whole number, such as 2"
    case .notText: "text in double quotes"
    case .notObject: object(DocumentObject(rawValue: UInt8(note.detail & 0xFF)))
    case .notRichText: "text in double quotes, or an object such as {\"runs\": [{\"text\": …}]}"
    case .notArgument: "text in double quotes or a number"
    case .notEmptyObject: "an empty object, {}"
    case .notInsets: "a number, [vertical, horizontal] or [top, leading, bottom, trailing]"
    case .notCorners: "a number or [topLeading, topTrailing, bottomTrailing, bottomLeading]"
    case .notPoint: "two numbers, [x, y]"
    case .notSize: "two numbers, [width, height]"
    case .notLength:
      "a number, or a part of the container such as \"50%\" or \"100% - 114\""
    case .notCurve: "\"easeInOut\", [x1, y1, x2, y2] or {\"spring\": {\"damping\": 0.7}}"
    case .notColor: "a color, such as \"red\", \"#FF3B30\" or {\"light\": …, \"dark\": …}"
    case .notPlainColor: "a color that is the same in every appearance, such as \"red\""
    case .notFeatures: list("features")
    case .notActions: list("actions")
    case .notBlocks: list("blocks")
    case .notItems: list("items")
    case .notIDs: list("ids")
    case .notRuns: list("runs")
    case .notArguments: list("texts or numbers")
    case .notColors: list("colors")
    case .notNumbers: list("numbers")
    case .notOneOf: "\(offer(note))\(note.other.words)"
    default: nil
    }
  }

  private func list(_ what: StaticString) -> Phrase { "a list of \(what) in brackets, […]" }

  private func object(_ object: DocumentObject?) -> Phrase {
    guard let object else { return "an object in braces" }
    let start: StaticString = object == .close ? "true, false or " : ""
    if object == .document { return "an object in braces, such as {\"heed\": 1, \"title\": …}" }
    let first = object == .block ? "text" : object.keys[0]
    return "\(start)an object in braces, such as {\"\(first)\": …}"
  }

  /// What is wrong and what to do; of a name that is not known, what comes before it.
  func sentence(of note: DocumentNote) -> Phrase {
    let limits = decoder.limits
    switch note.fault {
    case .unknownValue: return "unknown value"
    case .unknownKey: return "unknown key"
    case .unknownBlock: return "unknown kind of block"
    case .badHexColor:
      return "a color has 3, 6 or 8 hexadecimal digits after #; write it like #FF3B30"
    case .notPart: return "this number has to be from 0 to 1"
    case .badProgress:
      return "this has to be a number from 0 to 1, or null where it is not known"
    case .badBase64:
      return "this is not base 64; encode the file's bytes, with = at the end if need be"
    case .duplicateKey:
      return "the key '\(text(at: note))' is already at \(position(of: firstKey(note)));"
        + " remove one of the two"
    case .missingKey: return missing(note)
    case .twoKinds:
      let first = Key(rawValue: UInt8(note.detail >> 8))?.name ?? ""
      return "\(choice(note)) is of one kind, and here are '\(first)' and"
        + " '\(text(at: note))'; remove one"
    case .noKind:
      return "\(choice(note)) has to be of one kind; add \(offer(note))"
    case .noBlockKind: return "this block has no kind; add \(offer(note))"
    case .separatorKey: return "a separator has no keys; remove this"
    case .strayArguments:
      return "only a text with a key has arguments; add \"key\": … or remove this"
    case .noText:
      return "this text has no content; add \"runs\": [{\"text\": …}] or \"key\": …"
    case .noPlacedText:
      return "this text has no content; add \"text\": …, \"runs\": […] or \"key\": …"
    case .markupNotRead:
      return "'\(text(at: note))' is not read here; add \"plain\": … or use \"runs\""
    case .missingText: return "there is no text for the key"
    case .badTextArguments:
      #if !hasFeature(Embedded)
        return "\(decoder.textProblems[note.detail])"
      #else
        return ""
      #endif
    case .secondCancel:
      return "there is already a cancel action at \(position(of: note.detail)); give this one"
        + " another role"
    case .notVersion1: return "this has to be 1, the version of the format"
    case .noVersion: return "this is no document yet; add \"heed\": 1"
    case .newerVersion:
      return "version \(version(note)) is newer than 1" + withoutIt(note)
    case .unknownFeature:
      return "the feature \(Quote.quoted(text(at: note))) is not known" + withoutIt(note)
    case .tooManyActions: return tooMany("actions", limits.actions)
    case .tooManyBlocks: return tooMany("blocks", limits.blocks)
    case .tooManyItems: return tooMany("items", limits.blocks)
    case .tooManyTexts: return tooMany("texts and runs", limits.texts)
    default:
      return "\(DocumentWords.sentencePart(note.problem?.reason ?? ""))"
    }
  }

  private func tooMany(_ what: StaticString, _ limit: Int) -> Phrase {
    "there are more than \(limit) \(what); use fewer or raise the limit"
  }

  private func choice(_ note: DocumentNote) -> StaticString {
    switch DocumentKeyGroup(rawValue: UInt8(note.detail & 0xFF)) {
    case .pictures: "a picture"
    case .paints: "a paint"
    default: "a block"
    }
  }

  private func withoutIt(_ note: DocumentNote) -> Phrase {
    note.isError
      ? "; add a \"fallback\" document that does without" : "; the fallback is used"
  }

  private func version(_ note: DocumentNote) -> Int {
    Int(exactly: tree.number(value(at: note.offset))) ?? 0
  }

  /// A key that has to be there, with an example of what to add.
  private func missing(_ note: DocumentNote) -> Phrase {
    guard let key = Key(rawValue: UInt8(note.detail)) else { return "" }
    let object = value(at: note.offset)
    let example: StaticString =
      switch key {
      case .light: "\"#FFFFFF\""
      case .duration: "0.3"
      case .spring: "{\"damping\": 0.7}"
      case .damping:
        // A spring with a mass is counted in other units.
        tree.member(.mass, of: object) ?? tree.member(.stiffness, of: object) == nil
          ? "0.7" : "30"
      case .mass: "1"
      case .stiffness: "300"
      case .base: "\"ios\""
      case .image: "{\"file\": \"…\"}"
      case .colors: "[\"white\", \"black\"]"
      case .items: "[{\"id\": \"…\", \"title\": \"…\"}]"
      default: "\"…\""
      }
    return "'\(key.name)' is missing; add \"\(key.name)\": \(example)"
  }

  /// The value that stands at an offset.
  private func value(at offset: Int) -> Int {
    var value = 0
    while let (child, _) = tree.child(of: value, around: offset) { value = child }
    return value
  }

  /// Where the first member stands whose key is that of another one.
  private func firstKey(_ note: DocumentNote) -> Int {
    var value = 0
    while let (child, _) = tree.child(of: value, around: note.offset) {
      if tree.keyOffset(child) == note.offset, let key = tree.key(child) {
        return tree.keyOffset(tree.member(key, of: value) ?? child)
      }
      value = child
    }
    return note.offset
  }
}
