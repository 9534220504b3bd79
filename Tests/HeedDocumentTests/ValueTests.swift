import Heed
import HeedDocument
import Testing

@Suite struct ValueTests {
  static let texts: [(String, RichText)] = [
    ("\"plain\"", "plain" as RichText),
    ("\"\"", RichText()),
    (#"{"runs": [{"text": "a"}, {"text": "b"}]}"#, "ab"),
    (#"{"runs": [{"text": "a", "color": "red"}, {"text": "b"}]}"#, "\("a", color: .red)b"),
    (
      #"{"runs": [{"text": "a"}], "align": "end", "lines": 2}"#,
      RichText(runs: [.init("a")], alignment: .end, lineLimit: 2)
    ),
    (#"{"key": "k"}"#, RichText(localizedKey: LocalizedKey("k"))),
    (
      #"{"key": "k", "arguments": ["x", 3, 0.5]}"#,
      RichText(localizedKey: LocalizedKey("k", arguments: ["x", "3", "0.5"]))
    ),
    (
      #"{"runs": [{"text": "a", "background": "yellow", "underline": true, "strike": true, "#
        + #""baseline": -4, "link": "https://example.com"}]}"#,
      RichText(
        "a",
        TextAttributes(
          background: .yellow, isUnderlined: true, isStruckThrough: true,
          baselineOffset: -4, link: "https://example.com"))
    ),
  ]

  @Test(arguments: texts)
  func readsTexts(_ json: String, _ expected: RichText) throws {
    #expect(try readAlert("\"message\": \(json)").message == PlacedText(expected))
    let alert = try readAlert("\"title\": {\"text\": \(json), \"top\": 90, \"width\": \"50%\"}")
    #expect(alert.title == PlacedText(expected, top: 90, width: .percent(50)))
  }

  static let lengths: [(String, Length)] = [
    ("114", Length(points: 114)), ("\"100%\"", Length(fraction: 1)),
    ("\"100%-114\"", Length(fraction: 1, points: -114)),
    ("\"50% + 10\"", Length(fraction: 0.5, points: 10)),
    ("\" 12.5 %  -  0.25 \"", Length(fraction: 0.125, points: -0.25)),
    ("\"0%+3\"", Length(points: 3)), ("\"33.3%\"", .percent(33.3)),
    ("\"1e2%\"", Length(fraction: 1)),
    ("\"0.6666666666666666e2%\"", Length(fraction: 0.6666666666666666)),
  ]

  @Test(arguments: lengths)
  func readsLengths(_ json: String, _ expected: Length) throws {
    #expect(try readAlert("\"frame\": {\"width\": \(json)}").frame == Frame(width: expected))
  }

  @Test(arguments: [
    "\"100\"", "\"%\"", "\"100%+\"", "\"100%--5\"", "\"+5%\"", "\"100%5\"", "\"100%+5pt\"",
    "\"1 0%\"", "\"010%\"", "\"1.%\"", "\"50%+50%\"", "\"\"",
  ])
  func rejectsWhatIsNoLength(_ json: String) {
    let text = "{\"heed\": 1, \"actions\": [{\"title\": \"a\", \"width\": \(json)}]}"
    #expect(issues(text).map(\.path) == ["actions[0].width"])
  }

  static let colors: [(String, Color)] = [
    ("\"#F80\"", Color(hex: 0xFF8800)), ("\"#ff3b30\"", Color(hex: 0xFF3B30)),
    ("\"#00000080\"", Color(hex: 0, alpha: 128.0 / 255)), ("\"lightGray\"", Color.lightGray),
    (
      "{\"light\": \"label\", \"dark\": \"#FFF\"}", Color(light: .label, dark: Color(hex: 0xFFFFFF))
    ),
    (
      "{\"light\": \"red\", \"lightHighContrast\": \"green\", \"darkHighContrast\": \"blue\"}",
      Color(light: .red, lightHighContrast: .green, darkHighContrast: .blue)
    ),
    ("{\"red\": 1, \"alpha\": 0.25}", Color(red: 1, green: 0, blue: 0, alpha: 0.25)),
  ]

  @Test(arguments: colors)
  func readsColors(_ json: String, _ expected: Color) throws {
    #expect(try readAlert("\"backdrop\": {\"color\": \(json)}").backdrop == .dimming(expected))
    #expect(try readAlert("\"background\": \(json)").background == .color(expected))
  }

  static let paints: [(String, Paint)] = [
    (
      #"{"gradient": {"colors": ["red", "blue"]}}"#,
      Paint.gradient(Gradient(colors: [.red, .blue]))
    ),
    (
      #"{"gradient": {"colors": ["red", "blue"], "stops": [0, 0.5], "angle": 90}}"#,
      .gradient(Gradient(colors: [.red, .blue], stops: [0, 0.5], angle: 90))
    ),
    (#"{"material": "thick"}"#, .material(.thick)),
    (
      #"{"image": {"file": "a/b.png"}, "fit": "stretch", "insets": [1, 2, 3, 4]}"#,
      .image(
        .file("a/b.png"), fit: .stretch,
        insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ),
    (
      #"{"image": {"symbol": "star", "size": [3, 4], "label": "Star"}}"#,
      .image(.symbol("star", size: Size(width: 3, height: 4), label: "Star"))
    ),
    (
      #"{"image": {"symbol": "star", "rendering": "original"}}"#,
      .image(.symbol("star", rendering: .original))
    ),
    (#"{"image": {"data": "AQID/w=="}}"#, .image(.data([1, 2, 3, 255]))),
  ]

  @Test(arguments: paints)
  func readsPaints(_ json: String, _ expected: Paint) throws {
    #expect(try readAlert("\"background\": \(json)").background == expected)
  }

  static let insets: [(String, Insets)] = [
    ("4", Insets(all: 4)), ("[1, 2]", Insets(vertical: 1, horizontal: 2)),
    ("[1, 2, 3, 4]", Insets(top: 1, leading: 2, bottom: 3, trailing: 4)),
  ]

  @Test(arguments: insets)
  func readsInsets(_ json: String, _ expected: Insets) throws {
    let alert = try readAlert("\"content\": [{\"space\": 8, \"inset\": \(json)}]")
    #expect(alert.content.first?.box == Box(inset: expected))
  }

  @Test func readsCorners() throws {
    #expect(try readAlert("\"corners\": 15").corners == 15)
    #expect(
      try readAlert("\"corners\": [1, 2, 3, 4]").corners
        == Corners(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
  }

  static let blocks: [(String, Block)] = [
    (
      #"{"text": "a", "font": {"size": 15}, "color": "red"}"#,
      Block.text("a", font: .system(size: 15), color: .red)
    ),
    (
      #"{"image": {"file": "a.png"}, "align": "center", "label": "A"}"#,
      .image(.file("a.png"), Box(alignment: .center, label: "A"))
    ),
    (#"{"progress": null, "title": "Loading"}"#, .progress(nil, title: "Loading")),
    (#"{"progress": 0.5}"#, .progress(0.5)),
    (
      #"{"badge": "2.0", "color": "white", "background": "red", "corners": 9}"#,
      .badge("2.0", color: .white, background: .color(.red), Box(corners: 9))
    ),
    (#"{"separator": {}, "gap": 3}"#, .separator(Box(gap: 3))),
    (#"{"space": 8}"#, .space(8)),
    (#"{"switch": {"id": "s", "title": "On", "on": true}}"#, .toggle("s", "On", isOn: true)),
    (
      #"{"slot": {"id": "v", "label": "Map", "width": "50%", "height": 80}, "width": 3, "label": "x"}"#,
      .slot("v", label: "Map", width: .percent(50), height: 80, Box(width: 3, label: "x"))
    ),
    (
      #"{"choices": {"id": "c", "items": [{"id": "a", "title": "A", "image": {"symbol": "s"}}, "#
        + #"{"id": "b", "title": "B"}], "multiple": true, "selected": ["b", "a"]}}"#,
      .choices(
        Choices(
          "c", items: [.init("a", "A", image: .symbol("s")), .init("b", "B")],
          allowsMultiple: true, selected: ["b", "a"]))
    ),
    (
      #"{"field": {"id": "f"}, "background": "fill", "border": {"width": 0}, "height": 44}"#,
      .field(Field("f"), Box(height: 44, background: .color(.fill), border: Border(width: 0)))
    ),
    (
      #"{"field": {"id": "f", "placeholder": "p", "kind": "secure", "value": "v", "required": true, "#
        + #""minLength": 2, "maxLength": 9, "accepts": "digits", "error": "e"}}"#,
      .field(
        Field(
          "f", placeholder: "p", input: .secure, value: "v", isRequired: true, minLength: 2,
          maxLength: 9, accepts: .digits, error: "e"))
    ),
  ]

  @Test(arguments: blocks)
  func readsBlocks(_ json: String, _ expected: Block) throws {
    #expect(try readAlert("\"content\": [\(json)]").content == [expected])
  }

  @Test func readsAFieldThatHasToHoldTheSameAsAnother() throws {
    let alert = try readAlert(
      #""content": [{"field": {"id": "a"}}, {"field": {"id": "b", "matches": "a"}}]"#)
    #expect(alert.content.last == .field(Field("b", matches: "a")))
  }

  @Test func readsActions() throws {
    let alert = try read(
      """
      {"heed": 1, "preferred": "go", "actions": [
        {"title": "Stop", "role": "cancel", "color": "lightGray", "align": "start",
         "image": {"file": "x.png"}, "imageSide": "trailing"},
        {"id": "go", "title": "Go", "enabled": false, "font": {"style": "headline"},
         "background": "red", "border": {"color": "red"}, "corners": 5, "height": 40,
         "width": "50%", "inset": 20, "gap": 4, "keepsOpen": true, "needsValid": true, "key": "g",
         "countdown": 5, "label": "Go on"},
        {"title": "Delete", "role": "destructive"}
      ]}
      """
    ).alert
    let cancel = Action(
      "Stop", image: .file("x.png"), imageSide: .trailing, alignment: .start, color: .lightGray)
    let go = Action(
      "Go", id: "go", isEnabled: false, font: .style(.headline), background: .color(.red),
      border: Border(color: .red), corners: 5, height: 40, width: .percent(50), inset: 20, gap: 4,
      keepsOpen: true, needsValid: true, key: "g", countdown: 5, label: "Go on")
    #expect(alert.cancel == cancel)
    #expect(alert.cancelPosition == 0)
    #expect(alert.actions == [go, Action("Delete", role: .destructive)])
    #expect(alert.preferred == "go")
  }

  @Test func leavesTheWayOutAtTheEndWithoutAPosition() throws {
    let alert = try read(
      #"{"heed": 1, "actions": [{"title": "a"}, {"title": "b", "role": "cancel"}]}"#
    ).alert
    #expect(alert.cancel == "b")
    #expect(alert.cancelPosition == nil)
  }

  @Test func readsThePanel() throws {
    let alert = try readAlert(
      """
      "style": "card", "arrangement": "vertical", "direction": "rtl", "appearance": "dark",
      "language": "ar", "close": {"corner": "topLeading", "size": 40, "offset": [1, -2],
      "label": "Shut"}, "header": {"image": {"file": "h.png"}, "height": 155, "overhang": 57,
      "fit": "fit"}, "border": {}, "shadow": {"radius": 3, "offset": [1, 2]},
      "frame": {"width": "100%-114", "height": "100%-380", "offset": [0, -50], "edge": "top"},
      "backdrop": {"color": "black", "opacity": 0.7, "blur": 4},
      "dismiss": {"outsideTap": true, "swipe": false, "escape": true, "timeout": 9},
      "enter": "popup", "exit": {"pose": {"opacity": 0, "scale": 0.5, "offset": [0, 1],
      "unit": "self"}, "duration": 0.3, "delay": 0.1, "curve": {"spring": {"damping": 0.7}}},
      "theme": {"base": "ios26", "width": 300, "padding": [1, 2], "action": {"italic": true},
      "actionHeight": 50, "surface": {"material": "thin"}, "secondaryLabel": "gray"}
      """)
    var expected = Alert(
      style: .card,
      theme: Theme(
        .ios26, width: 300, padding: Insets(vertical: 1, horizontal: 2), action: .italic,
        actionHeight: 50, secondaryLabel: .gray, surface: .material(.thin)),
      actions: ["OK"])
    expected.arrangement = .vertical
    expected.direction = .rightToLeft
    expected.appearance = .dark
    expected.language = "ar"
    expected.close = CloseButton(
      corner: .topLeading, size: 40, offset: Point(x: 1, y: -2), label: "Shut")
    expected.header = Header(.file("h.png"), height: 155, overhang: 57, fit: .fit)
    expected.border = Border()
    expected.shadow = Shadow(radius: 3, offset: Point(x: 1, y: 2))
    expected.frame = Frame(
      width: Length(fraction: 1, points: -114), height: Length(fraction: 1, points: -380),
      offset: Point(x: 0, y: -50), edge: .top)
    expected.backdrop = .dimming(.black, opacity: 0.7, blur: 4)
    expected.dismissal = Dismissal(outsideTap: true, swipe: false, escape: true, timeout: 9)
    expected.enter = .preset(.popup)
    expected.exit = .custom(
      Pose(opacity: 0, scale: 0.5, offset: Point(x: 0, y: 1), unit: .ownSize), duration: 0.3,
      delay: 0.1, curve: .spring(damping: 0.7))
    #expect(alert == expected)
  }

  static let curves: [(String, Curve)] = [
    ("\"linear\"", Curve.linear), ("\"easeInOut\"", .easeInOut),
    ("[0.1, -1, 0.3, 2]", .bezier(0.1, -1, 0.3, 2)),
    ("{\"spring\": {\"damping\": 1, \"velocity\": 2}}", .spring(damping: 1, velocity: 2)),
    (
      "{\"spring\": {\"mass\": 1, \"stiffness\": 522.35, \"damping\": 45.71}}",
      .spring(mass: 1, stiffness: 522.35, damping: 45.71)
    ),
  ]

  @Test(arguments: curves)
  func readsCurves(_ json: String, _ expected: Curve) throws {
    let alert = try readAlert("\"enter\": {\"duration\": 1, \"curve\": \(json)}")
    #expect(alert.enter == .custom(Pose(), duration: 1, curve: expected))
  }

  static let backdrops: [(String, Backdrop)] = [
    ("\"none\"", Backdrop.none), ("\"passthrough\"", .passthrough), ("{}", .dimming()),
  ]

  @Test(arguments: backdrops)
  func readsBackdrops(_ json: String, _ expected: Backdrop) throws {
    #expect(try readAlert("\"backdrop\": \(json)").backdrop == expected)
  }

  static let closeButtons: [(String, CloseButton?)] = [
    ("true", CloseButton()), ("false", nil), ("{}", CloseButton()),
  ]

  @Test(arguments: closeButtons)
  func readsCloseButtons(_ json: String, _ expected: CloseButton?) throws {
    #expect(try readAlert("\"close\": \(json)").close == expected)
  }

  @Test func comparesKeysByteByByte() {
    let text =
      "{\"heed\": 1, \"actions\": [{\"id\": \"e\u{301}\", \"title\": \"a\"},"
      + " {\"id\": \"\u{E9}\", \"title\": \"b\"}]}"
    #expect(issues(text).isEmpty)
  }

  @Test func readsAlertsWithoutActionsThatEnd() throws {
    let alert = try read(#"{"heed": 1, "style": "banner", "dismiss": {"timeout": 3}}"#).alert
    #expect(alert.actions.isEmpty && alert.cancel == nil)
  }
}
