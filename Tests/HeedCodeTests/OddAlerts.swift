import Heed

/// Alerts whose texts want out of their quotation marks, and those that need the long forms.
enum OddAlerts {
  /// Texts that a shell, Swift, JSON or a terminal might take for more than text.
  static let texts = [
    "$(touch /tmp/heed-code-was-here)", "`touch /tmp/heed-code-was-here`", "${HOME}", "$HOME \\$x",
    "it's", "'; touch /tmp/heed-code-was-here; '", "say \"it\"", "\"\"\"", "\\", "\\\"",
    "\\(1 + 1)",
    "\"\"\"\n\\(fatalError())\n\"\"\"", "#\"raw\"#", "*/ /* //", "-", "--", "-x", "--json",
    "--help", "=", "=a", "a=b", "a=", "ok=go", "two words=x", "é=x", "!!", "wait!now", "a! b", "~",
    "*", "a\nb", "a\r\nb", "\n", "tab\there", "nul\0here", "\u{1B}[31mred\u{1B}[0m",
    "\u{1B}[201~rm", "\u{7F}", "\u{85}", "\u{202E}txt.exe", "a\u{2066}b\u{2069}", "\u{200B}",
    "\u{FEFF}x", "\u{A0}x", "\u{2028}", "e\u{301}", "\u{301}x", "👩‍👩‍👧‍👦", "\u{E0041}", "\u{FFFE}",
    "JSON", "\nJSON\n", "EOF", "{\"heed\": 1}", " two  spaces ", "end ", " ", "日本語", "عربي",
  ]

  /// Each text at every place that takes one.
  static var all: [Alert] {
    var alerts = texts.map { asked($0) } + texts.map { everywhere($0) }
    alerts.append(long)
    alerts.append(localized)
    alerts.append(spaced)
    alerts.append(colored)
    alerts.append(Alert(style: .banner, message: "No title"))
    alerts.append(Alert("No way out", style: .alert, cancel: nil))
    return alerts
  }

  /// A question that `heed ask` can put, if it can hold its texts.
  static func asked(_ text: String) -> Alert {
    Alert(PlacedText(RichText(text)), message: PlacedText(RichText(text)), cancel: "No") {
      Action(RichText(text))
      Action(RichText(text), id: "yes")
      Action(RichText(text), role: .destructive)
    }
  }

  private static func everywhere(_ text: String) -> Alert {
    let name = Name(text)
    var alert = Alert(
      PlacedText(RichText(text), top: 4),
      message: PlacedText("a\(text, font: .bold, link: name)\("b", color: .red)\(text)"),
      cancel: Action(RichText(text), id: "no", label: text)
    ) {
      Action(RichText(text), id: name, key: name, label: text)
    }
    alert.content = [
      .image(.file(name, label: text)), .text(RichText(text), Box(label: text)),
      .field(Field(name, placeholder: text, value: text, error: text)),
      .choices(Choices("list", items: [Choices.Item(name, RichText(text))], selected: [name])),
      .slot("slot", label: text),
    ]
    alert.language = name
    alert.close = CloseButton(label: text)
    return alert
  }

  /// More text than a line holds, in several scripts, with the ends that literals lose easily.
  static var long: Alert {
    let words = "The quick brown fox jumps over the \"lazy\" dog, \\ and over the fence. "
    let ideographs = "这里是正文信息删除相册常用功能一步直达夜间阅读更舒适"
    var text = RichText(words + words)
    text.append(RichText.Run(words, TextAttributes(font: .bold)))
    text.append(RichText.Run("  \n\n \"\"\" \n" + ideographs + ideographs + ideographs + " "))
    text.append(RichText.Run("styled", TextAttributes(color: .red)))
    text.append(RichText.Run(" at the end "))
    return Alert(
      PlacedText(RichText(ideographs + ideographs + ideographs + ideographs)),
      message: PlacedText(text, font: Font(family: "Fira Sans")),
      cancel: Action(RichText(words + words + "\n")))
  }

  static var localized: Alert {
    var title = RichText(
      localizedKey: LocalizedKey("delete.title", arguments: ["\"3\"", "photos"]))
    title.alignment = .center
    var message = RichText("Shown until then", TextAttributes(baselineOffset: 2))
    message.localizedKey = LocalizedKey("delete.message")
    message.lineLimit = 2
    var alert = Alert(
      title: PlacedText(title), message: PlacedText(message, color: .label),
      actions: [Action(RichText(localizedKey: LocalizedKey("delete.action")))])
    alert.content = [.text(title), .text(message)]
    return alert
  }

  static var spaced: Alert {
    var space = Block.space(8)
    space.box = Box(background: .color(.red))
    var alert = Alert("Spaces")
    alert.content = [space, .space(0.5), space]
    alert.cancelPosition = -3
    alert.frame = Frame(
      width: .percent(100) - 114.5, height: Length(fraction: 1.0 / 3, points: 2),
      offset: Point(x: -1e-7, y: 1e17))
    alert.dismissal = Dismissal(outsideTap: false, swipe: true, escape: false, timeout: 1e-3)
    alert.backdrop = Backdrop.none
    alert.enter = .preset(.none)
    alert.exit = .custom(
      Pose(opacity: 0, offset: Point(y: 1), unit: .ownSize), duration: 0,
      curve: .spring(mass: 1, stiffness: 522.35, damping: 45.71, velocity: -2))
    return alert
  }

  static var colored: Alert {
    var alert = Alert("Colours", style: .card, cancel: nil) { Action("") }
    let odd = Color(red: 0.1, green: 0.2, blue: 1.0 / 3, alpha: 0.123456789)
    alert.theme = Theme(
      .terminal, width: 300.25, corners: Corners(topLeading: 4), padding: Insets(leading: 3),
      title: Font(isItalic: false), message: .italic, action: .style(.headline), actionHeight: 40,
      tint: odd, destructive: Color(hex: 0xFF, alpha: 26.0 / 255),
      label: Color(light: .label, dark: odd, darkHighContrast: .white),
      secondaryLabel: .systemMint, separator: Color(hex: 0, alpha: 0), surface: .material(.thick))
    alert.background = .image(
      .data(Array(0...255), rendering: .template), fit: .stretch,
      insets: Insets(vertical: 1, horizontal: 2))
    alert.shadow = Shadow(offset: Point())
    return alert
  }
}
