import Heed
import HeedFindings
import HeedTesting
import Testing

@testable import HeedFindings

struct ContrastTests {
  private static func card(
    _ keys: String = "", color: String, background: String = "\"white\"", size: Double = 17,
    weight: String = "regular"
  ) -> String {
    """
    {"heed": 1, "style": "card", "title": "A", \(keys) "background": \(background),
     "content": [{"text": "Words", "color": \(color), "font": {"size": \(size), "weight": "\(weight)"}}],
     "actions": [{"title": "Go on", "color": "white", "background": "black"}]}
    """
  }

  private static func finding(
    _ document: String, _ environment: Environment = Environment(), behind: RGBA? = nil,
    evidence: Evidence = Evidence()
  ) throws -> Finding? {
    try Finding.all(in: document, environment, evidence: evidence, behind: behind)
      .first { $0.code == .contrast && $0.path == "content[0].text" }
  }

  /// Pairs that WCAG's own examples and others' calculators agree on.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542),
      (0x949494, 0xFFFFFF, 3.033), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.592),
      (0x007AFF, 0xFFFFFF, 4.017), (0xFF3B30, 0xFFFFFF, 3.547), (0x00FF00, 0x000000, 15.304),
    ] as [(UInt32, UInt32, Double)])
  func measuresAsOthersDo(_ first: UInt32, _ second: UInt32, _ ratio: Double) {
    let measured = Luminance.ratio(RGBA(hex: first), RGBA(hex: second))
    #expect(abs(measured - ratio) < 0.001, "\(measured)")
    #expect(Luminance.ratio(RGBA(hex: second), RGBA(hex: first)) == measured)
  }

  @Test(arguments: [
    ("#777777", 17.0, "regular", true), ("#767676", 17, "regular", false),
    // Large letters need less: 24 points, or 18.66 in bold.
    ("#949494", 24, "regular", false), ("#949494", 23.9, "regular", true),
    ("#949494", 18.7, "bold", false), ("#949494", 18.6, "bold", true),
    ("#949494", 18.7, "semibold", true), ("#959595", 24, "regular", true),
  ])
  func knowsTheLimitOfEachSize(
    _ color: String, _ size: Double, _ weight: String, _ isFound: Bool
  ) throws {
    let document = Self.card(color: "\"\(color)\"", size: size, weight: weight)
    #expect(try (Self.finding(document) != nil) == isFound)
  }

  @Test func leavesTheSystemsButtonsAloneOnAGroundOfOnesOwn() throws {
    let document = """
      {"heed": 1, "style": "card", "title": "A", "background": "white", "actions": [{"title": "Keep"}]}
      """
    let findings = try Finding.all(in: document)
    #expect(findings.filter { $0.code == .contrast }.isEmpty)
    // The rows of an alert show its ground.
    let row = """
      {"heed": 1, "title": "A", "background": "#007AFF", "actions": [{"title": "Keep"}]}
      """
    #expect(try Finding.only(.contrast, in: row).path == "actions[0].title")
  }

  @Test func isAnErrorWhereHardlyAnybodyCanReadIt() throws {
    #expect(try Self.finding(Self.card(color: "\"#BBBBBB\""))?.severity == .error)
    #expect(try Self.finding(Self.card(color: "\"#999999\""))?.severity == .warning)
  }

  @Test func saysFiguresThatNeverLookLikeEnough() throws {
    let finding = try #require(try Self.finding(Self.card(color: "\"#777777\"")))
    #expect(
      finding.reason
        == "The contrast is 4.4 to 1 (#777777 on #FFFFFF), and letters of 17 points need 4.5.")
  }

  /// The remedy's colour has to do what it says.
  @Test(arguments: ["#777777", "#BBBBBB", "#FF0000", "#00FF00", "#FFFF00"])
  func namesAColorThatWouldDo(_ color: String) throws {
    let finding = try #require(try Self.finding(Self.card(color: "\"\(color)\"")))
    let start = try #require(finding.remedy.firstIndex(of: "#"))
    let named = String(finding.remedy[start...].prefix(7))
    #expect(finding.remedy.hasPrefix("Use a darker color"))
    #expect(try Self.finding(Self.card(color: "\"\(named)\"")) == nil)
  }

  @Test func changesTheGroundWhereThatIsLess() throws {
    let finding = try Finding.only(
      .contrast,
      in: """
        {"heed": 1, "style": "card", "title": "A", "actions": [
          {"title": "Go", "color": "white", "background": "red"}]}
        """)
    #expect(finding.path == "actions[0].title")
    #expect(finding.remedy.hasPrefix("Use a darker ground"))
  }

  @Test func judgesEachRunAndNamesTheWorst() throws {
    let document = """
      {"heed": 1, "style": "card", "background": "white", "actions": [
         {"title": "Go", "color": "white", "background": "black"}],
       "title": {"runs": [{"text": "A", "color": "#767676"}, {"text": " ", "color": "white"},
                          {"text": "B", "color": "#999999"}, {"text": "C", "color": "#AAAAAA"}]}}
      """
    #expect(try Finding.only(.contrast, in: document).path == "title.runs[3]")
  }

  @Test func looksBehindATextAtItsOwnBackground() throws {
    let document = """
      {"heed": 1, "style": "card", "background": "white", "title": {"runs": [
         {"text": "A", "color": "white", "background": "black"}, {"text": "B", "color": "black"}]},
       "actions": [{"title": "Go", "color": "white", "background": "black"}]}
      """
    #expect(try Finding.all(in: document).allSatisfy { $0.code != .contrast })
  }

  @Test func looksAtEachStopOfAGradient() throws {
    func gradient(_ colors: String) -> String {
      "{\"gradient\": {\"colors\": [\(colors)], \"angle\": 90}}"
    }
    let good = Self.card(
      color: "\"white\"", background: gradient("\"black\", \"#333333\", \"#222222\""))
    #expect(try Self.finding(good) == nil)
    let bad = Self.card(
      color: "\"white\"", background: gradient("\"black\", \"#DDDDDD\", \"black\""))
    let finding = try #require(try Self.finding(bad))
    #expect(finding.severity == .error)
    #expect(finding.reason.contains("#DDDDDD"))
  }

  @Test func looksOnlyWhereTheLettersStandOnAGradient() throws {
    // The text is in the middle of the card; its upper part is where it would not be seen.
    let document = """
      {"heed": 1, "style": "card", "frame": {"height": 700}, "background":
        {"gradient": {"colors": ["white", "black", "black"], "stops": [0, 0.1, 1]}},
       "content": [{"space": 300}, {"text": "Words", "color": "white"}],
       "actions": [{"title": "Go on", "color": "white", "background": "black"}]}
      """
    #expect(try Finding.all(in: document).allSatisfy { $0.path != "content[1].text" })
  }

  @Test func takesTheWorstOfWhatMayLieBehindAFillThatLetsItThrough() throws {
    let through = Self.card(
      "\"backdrop\": \"none\",", color: "\"#555555\"", background: "\"#FFFFFF80\"")
    // White behind it is enough; another app is not.
    let finding = try #require(try Self.finding(through))
    #expect(finding.severity == .warning)
    #expect(finding.reason.hasPrefix("Over the hardest of what may lie behind it, the contrast"))
    // Where it is known what lies behind, only that counts.
    #expect(try Self.finding(through, behind: RGBA(hex: 0xFFFFFF)) == nil)
    let known = try #require(try Self.finding(through, behind: RGBA(hex: 0)))
    #expect(known.reason.hasPrefix("The contrast"))
    let solid = Self.card(color: "\"#555555\"", background: "\"#FFFFFF\"")
    #expect(try Self.finding(solid) == nil)
  }

  @Test func countsWhatTheBackdropDarkens() throws {
    let dimmed = Self.card(
      "\"backdrop\": {\"color\": \"black\", \"opacity\": 0.9},", color: "\"black\"",
      background: "\"clear\"")
    #expect(try Self.finding(dimmed, behind: RGBA(hex: 0xFFFFFF))?.severity == .error)
    let bright = Self.card("\"backdrop\": \"none\",", color: "\"black\"", background: "\"clear\"")
    #expect(try Self.finding(bright, behind: RGBA(hex: 0xFFFFFF)) == nil)
  }

  @Test func seesAMaterialOverTheSurfaceUndimmed() throws {
    let document = Self.card(
      "\"backdrop\": {\"color\": \"black\", \"opacity\": 1},", color: "\"#666666\"",
      background: "{\"material\": \"thin\"}")
    #expect(try Self.finding(document, behind: RGBA(hex: 0xFFFFFF)) == nil)
    let black = try #require(try Self.finding(document, behind: RGBA(hex: 0)))
    #expect(black.reason.contains("#666666 on #949495"))
  }

  @Test func asksForTheColorsOfAPicture() throws {
    let document = Self.card(
      color: "\"white\"", background: "{\"image\": {\"file\": \"a.png\"}}")
    // Nobody knows: it may show anything.
    #expect(try Self.finding(document)?.severity == .warning)
    let dark = Evidence(colors: { _, _ in [RGBA(hex: 0x101010), RGBA(hex: 0x303030)] })
    #expect(try Self.finding(document, evidence: dark) == nil)
    let mixed = Evidence(colors: { _, _ in [RGBA(hex: 0x101010), RGBA(hex: 0xF0F0F0)] })
    #expect(try Self.finding(document, evidence: mixed)?.severity == .error)
  }

  @Test func leavesOutWhatIsDisabledAndWhatNobodyChose() throws {
    let disabled = """
      {"heed": 1, "title": "A", "actions": [
        {"title": "Go", "color": "#CCCCCC", "enabled": false}, {"title": "Stay"}]}
      """
    #expect(try Finding.all(in: disabled).isEmpty)
    let enabled = """
      {"heed": 1, "title": "A", "actions": [{"title": "Go", "color": "#CCCCCC"}, {"title": "Stay"}]}
      """
    #expect(try Finding.only(.contrast, in: enabled).path == "actions[0].title")
  }

  @Test func judgesTheColorsOfATheme() throws {
    let document = """
      {"heed": 1, "title": "A", "theme": {"base": "ios", "tint": "#DDDDDD"},
       "actions": [{"title": "Go"}]}
      """
    #expect(try Finding.only(.contrast, in: document).severity == .error)
  }

  @Test func differsByAppearance() throws {
    let document = Self.card(color: "\"#AAAAAA\"", background: "\"background\"")
    #expect(try Self.finding(document) != nil)
    #expect(try Self.finding(document, Environment(appearance: .dark)) == nil)
  }
}
