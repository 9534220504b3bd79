internal import Heed

extension DocumentWords {
  /// The keys that may stand where one is that is not known.
  func keys(of note: DocumentNote) -> [String] {
    let object = DocumentObject(rawValue: UInt8(note.detail & 0xFF)) ?? .document
    guard object == .block, let kind = Key(rawValue: UInt8(note.detail >> 8)) else {
      return object.keys.words
    }
    var keys = [kind.name]
    switch kind {
    case .text: keys += ["font", "color"]
    case .progress: keys += ["title"]
    case .badge: keys += ["color"]
    default: break
    }
    return keys + object.keys.words
  }
}

extension DocumentObject {
  /// The keys that may stand in it, in the order in which a sentence offers them.
  var keys: WordList {
    switch self {
    case .document:
      """
      heed $schema requires fallback style theme title message content actions preferred \
      arrangement close header background border shadow corners frame backdrop dismiss enter exit \
      direction appearance language
      """
    case .action:
      """
      id title role enabled image imageSide align color font background border corners height width \
      inset gap keepsOpen needsValid key countdown label
      """
    case .field: "id placeholder kind value required minLength maxLength accepts matches error"
    case .choices: "id multiple items selected"
    case .item: "id title image"
    case .toggle: "id title on"
    case .slot: "id label width height"
    case .block: "inset width height gap background border corners align label"
    case .font: "size weight italic family design style"
    case .colors: "light dark lightHighContrast darkHighContrast"
    case .colorParts: "red green blue alpha"
    case .image: "file symbol data rendering size label"
    case .gradientPaint: "gradient"
    case .imagePaint: "image fit insets"
    case .materialPaint: "material"
    case .gradient: "colors stops angle"
    case .border: "width color"
    case .shadow: "color radius offset"
    case .theme:
      """
      base width corners padding title message action actionHeight tint destructive label \
      secondaryLabel separator surface
      """
    case .close: "corner size offset image label"
    case .header: "image height overhang fit"
    case .frame: "width height offset edge"
    case .backdrop: "color opacity blur"
    case .dismissal: "outsideTap swipe escape timeout forced"
    case .transition: "pose duration delay curve"
    case .pose: "opacity scale offset unit"
    case .curve: "spring"
    case .spring: "damping velocity mass stiffness"
    case .richText: "runs key arguments align lines"
    case .html: "html plain align lines"
    case .markdown: "markdown plain align lines"
    case .run: "text font color background underline strike baseline link paragraph"
    case .paragraph: "level quotes marker spacing align direction"
    case .placedText: "text font color top inset width height"
    }
  }
}

extension DocumentKeyGroup {
  /// The keys of which one names the kind.
  var keys: WordList {
    switch self {
    case .blocks: "image text field choices switch progress badge separator space slot"
    case .pictures: "file symbol data"
    case .paints: "gradient image material light"
    case .appearances, .colorParts, .texts: ""
    }
  }
}

extension DocumentAlternative {
  /// What may stand instead of one of some names, behind them.
  var words: StaticString {
    switch self {
    case .nothing: ""
    case .hexColor: ", or write it like #FF3B30"
    case .theme: ", or an object such as {\"base\": \"ios\"}"
    case .pose: ", or an object with a pose"
    case .curve: ", [x1, y1, x2, y2] or a spring"
    case .backdrop: ", or an object such as {\"opacity\": 0.5}"
    }
  }
}
