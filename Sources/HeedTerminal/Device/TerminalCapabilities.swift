public import Heed

/// What a terminal can do, as far as the environment of the process tells.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Whether nothing can be placed on it: it prints lines and knows no more.
  public var isDumb: Bool
  public var depth: ColorDepth
  public var borders: TerminalLook.Borders
  /// Whether its background is dark; a guess until it tells.
  public var isDark: Bool
  /// Whether it answers questions, or at least passes over those that it does not know.
  public var answersQuestions: Bool
  /// Whether it reports the pointer.
  public var hasPointer: Bool
  /// Whether nothing should move.
  public var reducesMotion: Bool
  /// The person's language and region.
  public var locale: Name

  /// Makes the capabilities of a terminal like xterm.
  public init() {
    isDumb = false
    depth = .palette256
    borders = .rounded
    isDark = true
    answersQuestions = true
    hasPointer = true
    reducesMotion = false
    locale = "en"
  }

  /// Takes the capabilities from the variables of an environment.
  ///
  /// `TERM` and `COLORTERM` say what the terminal is; a `NO_COLOR` that is not empty takes away all
  /// colour and motion; `COLORFGBG` may tell the background; the locale's encoding decides about lines
  /// and its language about texts.
  public init(variable: (String) -> String?) {
    self.init()
    let term = (variable("TERM") ?? "").utf8.map { $0 }
    func named(_ names: String...) -> Bool {
      names.contains { name in
        term.starts(with: name.utf8)
          && (term.count == name.utf8.count || [0x2D, 0x2B, 0x2E].contains(term[name.utf8.count]))
      }
    }
    isDumb = term.isEmpty || named("dumb", "unknown", "emacs")
    let isConsole = named("linux", "cons25", "wsvt25")
    let isOld = named(
      "vt52", "vt100", "vt102", "vt220", "vt320", "vt420", "vt510", "vt520", "ansi", "sun",
      "pcansi", "wy60", "wyse60", "hp", "tvi925", "adm3a")
    answersQuestions = !isDumb && !isConsole && !isOld
    hasPointer = answersQuestions
    depth = Self.depth(
      term, variable("COLORTERM"), isOld: isOld,
      isModern: named(
        "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio"))
    borders = isConsole ? .box : .rounded
    if let noColor = variable("NO_COLOR"), !noColor.isEmpty {
      depth = .none
      reducesMotion = true
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    if let encoding = locale.flatMap(Self.encoding), !Self.isUTF8(encoding) { borders = .ascii }
    if isOld || isDumb { borders = .ascii }
    if isDumb { reducesMotion = true }
    if let colors = variable("COLORFGBG"), let isDark = Self.isDark(colors) { self.isDark = isDark }
    let messages = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    if let language = messages.flatMap(Self.language) { self.locale = language }
  }

  private static func depth(
    _ term: [UInt8], _ colorTerm: String?, isOld: Bool, isModern: Bool
  ) -> ColorDepth {
    func has(_ part: String) -> Bool {
      let part = Array(part.utf8)
      guard part.count <= term.count else { return false }
      return (0...(term.count - part.count)).contains { term[$0...].starts(with: part) }
    }
    if isOld { return .none }
    if let colorTerm, ["truecolor", "24bit"].contains(colorTerm) { return .trueColor }
    if isModern || has("direct") || has("truecolor") { return .trueColor }
    return has("256") ? .palette256 : .ansi16
  }

  /// What stands between the dot and the at sign of a locale's name.
  private static func encoding(_ locale: String) -> [UInt8]? {
    let parts = locale.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return parts[1].prefix { $0 != 0x40 }.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func isUTF8(_ encoding: [UInt8]) -> Bool {
    encoding.elementsEqual("utf-8".utf8) || encoding.elementsEqual("utf8".utf8)
  }

  private static func language(_ locale: String) -> Name? {
    let tag = locale.utf8.prefix { $0 != 0x2E && $0 != 0x40 }.map { $0 == 0x5F ? 0x2D : $0 }
    guard tag.count >= 2, tag.count <= 64, !tag.elementsEqual("POSIX".utf8),
      tag.allSatisfy({
        $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
      })
    else { return nil }
    return Name(String(decoding: tag, as: UTF8.self))
  }

  /// Whether the last number, the background's, is one of the dark ones of the sixteen colours.
  private static func isDark(_ colors: String) -> Bool? {
    guard let last = colors.utf8.split(separator: 0x3B).last,
      let number = Int(String(decoding: Array(last), as: UTF8.self)), (0...15).contains(number)
    else { return nil }
    return number < 7 || number == 8
  }
}
