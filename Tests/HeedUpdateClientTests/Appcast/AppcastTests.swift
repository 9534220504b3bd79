import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

struct AppcastTests {
  private static let name = "xmlns:sparkle=\"http://www.andymatuschak.org/xml-namespaces/sparkle\""

  private func read(
    _ items: String, head: String = AppcastTests.name, languages: [String] = [],
    platform: String? = nil, address: String = "https://example.org/feeds/appcast.xml"
  ) throws -> Appcast {
    let text =
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss version=\"2.0\" \(head)><channel>\n\(items)\n</channel></rss>"
    return try Appcast(
      Array(text.utf8), address: WebAddress(address), languages: languages, platform: platform)
  }

  @Test func readsEveryElement() throws {
    let cast = try read(
      """
      <title>Kettle</title><language>en</language>
      <item>
        <title>Version 3.1</title><link>https://example.org/kettle</link>
        <sparkle:version>3100</sparkle:version>
        <sparkle:shortVersionString>3.1</sparkle:shortVersionString>
        <pubDate>Mon, 02 Mar 2026 08:15:00 +0000</pubDate>
        <sparkle:channel>beta</sparkle:channel>
        <sparkle:minimumSystemVersion>13.0.0</sparkle:minimumSystemVersion>
        <sparkle:maximumSystemVersion>26.99.0</sparkle:maximumSystemVersion>
        <sparkle:hardwareRequirements>arm64, neural</sparkle:hardwareRequirements>
        <sparkle:minimumUpdateVersion>2000</sparkle:minimumUpdateVersion>
        <sparkle:minimumAutoupdateVersion>3000</sparkle:minimumAutoupdateVersion>
        <sparkle:ignoreSkippedUpgradesBelowVersion>3050</sparkle:ignoreSkippedUpgradesBelowVersion>
        <sparkle:phasedRolloutInterval>86400</sparkle:phasedRolloutInterval>
        <sparkle:criticalUpdate sparkle:version="3080"></sparkle:criticalUpdate>
        <sparkle:informationalUpdate><sparkle:version>2900</sparkle:version>
          <sparkle:belowVersion>1500</sparkle:belowVersion></sparkle:informationalUpdate>
        <sparkle:releaseNotesLink xml:lang="en" sparkle:edSignature="QUJD" sparkle:length="14">n/3.1.html</sparkle:releaseNotesLink>
        <sparkle:releaseNotesLink xml:lang="de">https://example.org/n/3.1.de.html</sparkle:releaseNotesLink>
        <sparkle:fullReleaseNotesLink>/history</sparkle:fullReleaseNotesLink>
        <description sparkle:format="markdown"><![CDATA[## New]]></description>
        <enclosure url="../dl/Kettle 3.1.zip" length="1623" type="application/octet-stream"
          sparkle:os="macos" sparkle:installationType="package" sparkle:edSignature="QUJD"/>
        <sparkle:deltas><enclosure url="https://example.org/d" sparkle:deltaFrom="3000"
          sparkle:deltaFromSparkleExecutableSize="85" sparkle:deltaFromSparkleLocales="de,en"
          length="12" type="a/b" sparkle:edSignature="QUJD"/></sparkle:deltas>
        <kettle:motto xmlns:kettle="https://example.org/ns">Warm the pot</kettle:motto>
      </item>
      """)
    #expect(cast.title == "Kettle")
    #expect(cast.language == "en")
    #expect(cast.problems.isEmpty)
    let item = try #require(cast.items.first)
    #expect(item.version == "3100")
    #expect(item.shortVersion == "3.1")
    #expect(item.date == Timestamp(seconds: 1_772_439_300))
    #expect(item.channel == "beta")
    #expect(item.minimumSystem == "13.0.0")
    #expect(item.maximumSystem == "26.99.0")
    #expect(item.hardware == ["arm64", "neural"])
    #expect(item.minimumUpdate == "2000")
    #expect(item.minimumAutoupdate == "3000")
    #expect(item.ignoresSkippedBelow == "3050")
    #expect(item.rolloutInterval == 86_400)
    #expect(item.critical?.below == "3080")
    #expect(item.informational?.versions == ["2900"])
    #expect(item.informational?.below == ["1500"])
    #expect(
      item.notesLinks.map(\.address) == [
        "https://example.org/feeds/n/3.1.html", "https://example.org/n/3.1.de.html",
      ])
    #expect(item.notesLinks.first?.length == 14)
    #expect(item.historyLink == "https://example.org/history")
    #expect(item.descriptions.map(\.text) == ["## New"])
    #expect(item.descriptions.map(\.format) == ["markdown"])
    let enclosure = try #require(item.enclosures.first)
    #expect(enclosure.address == "https://example.org/dl/Kettle%203.1.zip")
    #expect(enclosure.length == 1623)
    #expect(enclosure.installationType == "package")
    #expect(item.deltas.first?.deltaFrom == "3000")
    #expect(item.deltas.first?.deltaFromExecutableSize == 85)
    #expect(item.deltas.first?.deltaFromLocales == ["de", "en"])
    #expect(item.properties.map(\.name) == ["kettle:motto"])
    #expect(item.properties.map(\.value) == ["Warm the pot"])
  }

  @Test(arguments: [
    // The namespace counts, not the prefix.
    (
      "<item><s:version>7</s:version></item>",
      "xmlns:s=\"http://www.andymatuschak.org/xml-namespaces/sparkle\""
    ),
    // An address with a slip, or none.
    ("<item><sparkle:version>7</sparkle:version></item>", "xmlns:sparkle=\"http://example.org/\""),
    ("<item><sparkle:version>7</sparkle:version></item>", ""),
    ("<item><enclosure url=\"https://example.org/a_7.zip\"/></item>", ""),
    ("<item><enclosure url=\"https://example.org/a\" sparkle:version=\"7\"/></item>", name),
    ("<item><enclosure url='https://example.org/a' version='7'/></item>", ""),
    ("<item><title>Version 7 (2 bugs fixed)</title></item>", ""),
    ("<item><title>v7</title></item>", ""),
    ("<item><sparkle:shortVersionString>7</sparkle:shortVersionString></item>", name),
    ("<item><Sparkle:Version> 7\n</Sparkle:Version></item>", ""),
    (
      "<item><enclosure url=\"a\" fervor:version=\"7\" fervor:platform=\"Q_OS_WIN32\"/></item>",
      "xmlns:fervor=\"https://github.com/pypt/fervor\""
    ),
  ])
  func findsTheVersionWhereverItStands(item: String, head: String) throws {
    #expect(try read(item, head: head).items.map(\.version) == ["7"])
  }

  @Test(arguments: [
    // A tag without an end, a bare ampersand, characters by the names of HTML.
    "<item><guid isPermaLink=\"true\"https://example.org/n.txt</guid><sparkle:version>1</sparkle:version></item>",
    "<item><title>Fish & chips &nbsp; &unknown;</title><sparkle:version>1</sparkle:version></item>",
    "<item><description><ul><li>One<br><li>Two</ul></description><sparkle:version>1</sparkle:version></item>",
    "<item><enclosure url=https://example.org/a.zip sparkle:version='1'></item>",
    "<item><enclosure url=\"https://example.org/a.zip sparkle:version=\"1\" length=\"4\"/></item>",
    "<item><sparkle:version>1</sparkle:version><title>No end",
    "<item><sparkle:version>1</sparkle:version></b></title><a < b></item>",
    "<item><pubDate>yesterday</pubDate><sparkle:version>1</sparkle:version></item>",
    "<item><sparkle:version>1</sparkle:version><link>file:///etc/passwd</link></item>",
  ])
  func oneBadItemNeverLosesTheRest(bad: String) throws {
    let good = "<item><title>Good</title><sparkle:version>2</sparkle:version></item>"
    let cast = try read(good + bad + good)
    #expect(cast.items.filter { $0.title == "Good" }.count == 2)
    #expect(cast.items.contains { $0.version == "1" })
    #expect(!cast.problems.isEmpty)
  }

  @Test func anItemWithoutAnyVersionIsNamed() throws {
    let cast = try read(
      "<item><title>Nothing</title></item><item><sparkle:version>2</sparkle:version></item>")
    #expect(cast.items.map(\.version) == ["2"])
    #expect(cast.problems.filter(\.losesItem).map(\.line) == [3])
  }

  @Test func aFeedThatBreaksOffGivesWhatIsWhole() throws {
    let whole = "<rss \(Self.name)><channel><item><sparkle:version>1</sparkle:version></item>"
    for rest in [
      "<item><sparkle:version>2", "<item><sparkle:ver", "<!-- <item>", "<item><![CDATA[ </item>",
      "",
      "<item a=\"",
    ] {
      let cast = try Appcast(Array((whole + rest).utf8))
      #expect(cast.items.map(\.version) == ["1"])
      #expect(!cast.problems.isEmpty)
    }
  }

  @Test func everyCutOfAFeedIsReadWithoutHarm() throws {
    let text =
      "<rss \(Self.name)><channel><item><title>A &amp; B</title><sparkle:version>1</sparkle:version>"
      + "<description><![CDATA[<b>x</b>]]></description><enclosure url=\"a\" length='1'/></item>"
      + "<item><sparkle:version>2</sparkle:version></item></channel></rss>"
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let items = (try? Appcast(Array(bytes.prefix(count))))?.items.map(\.version) ?? []
      #expect(items == [] || items == ["1"] || items == ["1", "2"])
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] = UInt8(ascii: "<")
      _ = try? Appcast(changed)
    }
  }

  @Test func expandsNoEntityAndLoadsNothing() throws {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE rss [<!-- don't --><!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">
      <!ENTITY x SYSTEM "file:///etc/passwd">]><rss \(Self.name)><channel><title>&b;&x;</title>
      <item><sparkle:version>1</sparkle:version></item></channel></rss>
      """
    let cast = try Appcast(Array(bomb.utf8))
    #expect(cast.title == "&b;&x;")
    #expect(cast.items.count == 1)
  }

  @Test func whatIsNoFeedIsAnError() {
    for text in ["<html><body>Sign in</body></html>", "{}", "", "   ", "\u{0}\u{1}"] {
      #expect(throws: UpdateError.self) { try Appcast(Array(text.utf8)) }
    }
    #expect(throws: UpdateError.self) { try Appcast(Array("<rss/>".utf8), limit: 5) }
  }

  @Test func aFeedWithoutItemsIsOne() throws {
    let cast = try read("<title>New</title>")
    #expect(cast.items.isEmpty)
    #expect(cast.problems.isEmpty)
  }

  @Test func whatIsCommentedOutDoesNotCount() throws {
    let cast = try read(
      "<!-- <item><sparkle:version>9</sparkle:version></item> --><item><sparkle:version>1</sparkle:version></item>"
    )
    #expect(cast.items.map(\.version) == ["1"])
  }

  @Test func readsOtherEncodingsAndFrontMatter() throws {
    let text =
      "<rss \(Self.name)><channel><title>Té</title><item><sparkle:version>1</sparkle:version></item></channel></rss>"
    let latin =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".utf8)
      + text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(try Appcast(latin).title == "Té")
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    #expect(try Appcast(wide).title == "Té")
    #expect(try Appcast([0xEF, 0xBB, 0xBF] + Array(text.utf8)).title == "Té")
    let generated = try Appcast(Array("---\nversion: 0.6\n---\n".utf8) + Array(text.utf8))
    #expect(generated.items.count == 1)
    #expect(generated.problems.contains { $0.reason.contains("in front") })
  }

  @Test func findsWhatStandsInTheEnclosure() throws {
    let cast = try read(
      """
      <item><enclosure url="a" sparkle:version="41" sparkle:shortVersionString="0.9" sparkle:channel="beta">
      <sparkle:minimumSystemVersion>10.10</sparkle:minimumSystemVersion></enclosure></item>
      <item><pubdate>Sun, 18 Jan 2015 19:27:11 +0000</pubdate><enclosure url="a" sparkle:version="36"
      sparkle:shortversionstring="0.8"><sparkle:minimumsystemversion>10.9</sparkle:minimumsystemversion></enclosure></item>
      """)
    #expect(cast.items.map(\.minimumSystem) == ["10.10", "10.9"])
    #expect(cast.items.map(\.shortVersion) == ["0.9", "0.8"])
    #expect(cast.items.map(\.channel) == ["beta", nil])
    #expect(cast.items[1].date != nil)
  }

  @Test func choosesTheDownloadForThePlatform() throws {
    let items = """
      <item><enclosure url="https://example.org/w" sparkle:version="2" sparkle:os="windows-x64"/>
      <enclosure url="https://example.org/m" sparkle:version="3" sparkle:os="macos"/></item>
      """
    #expect(try read(items, platform: "macos").items.map(\.version) == ["3"])
    #expect(try read(items, platform: "windows").items.map(\.version) == ["2"])
    let app = InstalledApp(
      platform: "macos", version: try Version("1.0"), build: BuildNumber("1"), distribution: .direct
    )
    let document = try read(items, platform: "macos").document(for: app)
    #expect(document.releases.first?.link == "https://example.org/m")
    #expect(document.releases.first?.platform == "macos")
  }

  @Test func choosesTheLanguage() throws {
    let item = """
      <item><title>Late</title><title xml:lang="de">Spät</title><title xml:lang="fr-CA">Tard</title>
      <sparkle:version>1</sparkle:version></item>
      """
    #expect(try read(item, languages: ["de-CH"]).items.first?.title == "Spät")
    #expect(try read(item, languages: ["fr"]).items.first?.title == "Tard")
    #expect(try read(item, languages: ["ja", "en-GB"]).items.first?.title == "Late")
    #expect(try read(item).items.first?.title == "Late")
  }

  @Test func aMistypedChannelIsNotEverybodys() throws {
    let cast = try read(
      "<item><sparkle:version>1</sparkle:version><sparkle:channel>be ta!</sparkle:channel></item>")
    #expect(cast.items.first?.channel == "be ta!")
    #expect(cast.problems.contains { $0.reason.contains("channel") })
  }

  @Test(arguments: [
    ("Mon, 02 Mar 2026 08:15:00 +0000", 1_772_439_300.0),
    ("Tues, 02 March 2026 09:15:00 +0100", 1_772_439_300),
    ("2 Mar 2026 3:15:00 EST", 1_772_439_300),
    ("Mon, 02 Mar 2026 08:15 GMT", 1_772_439_300),
    ("Mon, 2 Mar 26 08:15:00 Z", 1_772_439_300),
    ("2026-03-02T08:15:00Z", 1_772_439_300),
    ("2026-03-02T08:15:00.000+00:00", 1_772_439_300),
    ("2026-03-02 17:15:00 +0900", 1_772_439_300),
    ("2026/03/02 08:15:00", 1_772_439_300),
    ("March 2, 2026 08:15:00", 1_772_439_300),
    ("Mon Mar 2 08:15:00 UTC 2026", 1_772_439_300),
    ("Mon, 02 Mar 2026", 1_772_409_600),
    ("2026-03-02", 1_772_409_600),
  ])
  func readsDatesAsTheyAreWritten(text: String, seconds: Double) throws {
    let cast = try read(
      "<item><sparkle:version>1</sparkle:version><pubDate>\(text)</pubDate></item>")
    #expect(cast.items.first?.date?.seconds == seconds)
  }

  @Test(arguments: ["", "soon", "Mon, 31 Feb 2026 08:15:00 +0000", "2026-13-01", "{{ date }}"])
  func whatIsNoDateIsNone(text: String) throws {
    let cast = try read(
      "<item><sparkle:version>1</sparkle:version><pubDate>\(text)</pubDate></item>")
    #expect(cast.items.count == 1)
    #expect(cast.items.first?.date == nil)
  }

  @Test func verifiesTheTrailerOverWhatIsInFrontOfIt() async throws {
    let key = try SecretKey.generate()
    let feed =
      "<rss \(Self.name)><channel><item><sparkle:version>2.0.0</sparkle:version></item></channel></rss>"
    let signature = try key.signature(of: Array(feed.utf8))
    let trailer =
      "<!-- sparkle-signatures:\nedSignature: \(base64(signature.bytes))\nlength: \(feed.utf8.count)\n-->\n"
    var app = try Scenario(keys: FeedKeys([key.publicKey]))
    app.source = .appcast(try WebAddress("https://example.org/appcast.xml"))
    func check(_ text: String) async -> UpdateCheck {
      app.transport.answer(ScriptedTransport.files(["/appcast.xml": Array(text.utf8)]))
      return await app.check()
    }
    #expect(await check(feed + trailer).document?.trust.isVerified == true)
    #expect(await check(feed).failure?.kind == .unsigned)
    #expect(await check(feed + "<item/>" + trailer).failure?.kind == .badSignature)
    #expect(await check(feed + trailer + "<rss><channel/></rss>").failure?.kind == .badSignature)
    let changed = feed.replacing("2.0.0", with: "9.0.0")
    #expect(await check(changed + trailer).failure?.kind == .badSignature)
  }

  private func base64(_ bytes: [UInt8]) -> String {
    // The signature file holds the same text.
    let file = SignatureFile.text([FeedSignature(key: "k", bytes: bytes)])
    return String(file.split(separator: "\"").first { $0.hasSuffix("==") } ?? "")
  }

  @Test func ordersByBuildsWhereTheAppNamesItsOwn() throws {
    let cast = try read(
      """
      <item><sparkle:version>3100</sparkle:version>
      <sparkle:shortVersionString>3.1 (3100)</sparkle:shortVersionString></item>
      <item><sparkle:version>{{ version }}</sparkle:version></item>
      """)
    var app = InstalledApp(platform: "macos", version: try Version("3.0"), distribution: .direct)
    let byVersion = cast.document(for: app)
    #expect(byVersion.ordering == .version)
    #expect(byVersion.releases.map(\.order.text) == ["3.1"])
    #expect(byVersion.problems.contains { $0.path == "items[1]" })
    app.build = BuildNumber("3000")
    let byBuild = cast.document(for: app)
    #expect(byBuild.ordering == .build)
    #expect(byBuild.releases.map(\.order.text) == ["3100"])
  }

  @Test func readsTwoThousandItems() throws {
    let items = (1...2000).map {
      "<item><title>V \($0) &amp; more</title><link>/</link><sparkle:version>\($0)</sparkle:version></item>\n"
    }.joined()
    let cast = try read(items)
    #expect(cast.items.count == 2000)
    #expect(cast.items.last?.line == 2002)
    #expect(cast.problems.isEmpty)
  }

  /// What stands for the versions of an app's items, the installed version, and what is newest of those.
  private struct Shape: Sendable, CustomTestStringConvertible {
    let versions: [String]
    let installed: String
    /// The item that is offered, if one is.
    let newest: String?
    /// A build beside each version that people see.
    var builds: [String] = []
    var testDescription: String { versions.joined(separator: ", ") }
  }

  private static let shapes = [
    Shape(versions: ["2.0b3", "1.9"], installed: "1.9", newest: "2.0b3"),
    Shape(versions: ["2.0", "2.0b3"], installed: "2.0b3", newest: "2.0"),
    Shape(versions: ["2.0b3", "2.0"], installed: "2.0", newest: nil),
    Shape(versions: ["1.0 (123)", "0.9 (110)"], installed: "0.9", newest: "1.0 (123)"),
    Shape(versions: ["1.0 (123)", "0.9 (110)"], installed: "1.0", newest: nil),
    Shape(versions: ["1.0 (124)", "1.0 (123)"], installed: "1.0 (123)", newest: "1.0 (124)"),
    Shape(versions: ["1.0 (124)", "1.1b2"], installed: "1.0", newest: "1.1b2"),
    Shape(versions: ["v3.1", "v3.0"], installed: "3.0", newest: "v3.1"),
    Shape(versions: ["3.1", "3.0.9.12.4"], installed: "3.0.9.12.3", newest: "3.1"),
    Shape(versions: ["2024.10.1", "2024.9.30"], installed: "2024.9.30", newest: "2024.10.1"),
    Shape(versions: ["5847", "5846"], installed: "5846", newest: "5847"),
    Shape(versions: ["20240131123456789012", "3"], installed: "3", newest: "20240131123456789012"),
    Shape(versions: ["1.0-beta.2", "1.0-beta.10"], installed: "1.0-beta.2", newest: "1.0-beta.10"),
    Shape(versions: ["1.0+5", "0.9"], installed: "0.9", newest: "1.0+5"),
    Shape(versions: ["r1234", "r1200"], installed: "r1200", newest: "r1234"),
    Shape(versions: ["1.2.3a", "1.2.2"], installed: "1.2.2", newest: "1.2.3a"),
    Shape(versions: ["1.10_2", "1.9_7"], installed: "1.9_7", newest: "1.10_2"),
    Shape(versions: ["4.0 beta 2", "3.9"], installed: "3.9", newest: "4.0 beta 2"),
    Shape(versions: ["Version 7.2", "Version 7.1"], installed: "7.1", newest: "Version 7.2"),
    Shape(versions: ["1.5.", "1.4"], installed: "1.4", newest: "1.5."),
    Shape(versions: ["01.02", "1.01"], installed: "1.1", newest: "01.02"),
    Shape(
      versions: ["2.0b3", "1.9"], installed: "1.9", newest: "2.0b3", builds: ["2034", "2001"]),
    Shape(versions: ["2.0b3", "2.0b2"], installed: "2.0b3", newest: nil, builds: ["9", "8"]),
  ]

  @Test(arguments: shapes)
  private func losesNoItemWhereTheAppDoesNotNameItsBuild(_ shape: Shape) throws {
    let items = shape.versions.enumerated().map { index, version in
      let build = shape.builds.isEmpty ? version : shape.builds[index]
      let shown =
        shape.builds.isEmpty
        ? "" : "<sparkle:shortVersionString>\(version)</sparkle:shortVersionString>"
      return "<item><sparkle:version>\(build)</sparkle:version>\(shown)"
        + "<enclosure url=\"a.zip\"/></item>"
    }.joined()
    let app = InstalledApp(
      platform: "macos", versionText: shape.installed, distribution: .direct)
    let document = try read(items).document(for: app)
    #expect(document.releases.count == shape.versions.count)
    #expect(document.problems == [])
    let decision = decide(
      document: document, installed: app, device: Device(), state: UpdateState(installID: 1),
      now: Timestamp(seconds: 0))
    #expect(decision.kind == (shape.newest == nil ? .none : .offer), "\(decision.trace)")
    if let newest = shape.newest { #expect(decision.release?.versionText == newest) }
  }

  @Test func aConditionOnABuildMeansTheVersionThatPeopleSee() throws {
    let items = """
      <item><sparkle:version>30</sparkle:version>
      <sparkle:shortVersionString>2.0b3</sparkle:shortVersionString>
      <sparkle:criticalUpdate sparkle:version="20"/><enclosure url="a.zip"/></item>
      <item><sparkle:version>20</sparkle:version>
      <sparkle:shortVersionString>1.9</sparkle:shortVersionString><enclosure url="b.zip"/></item>
      """
    func isCritical(_ installed: String, _ items: String) throws -> Bool {
      let app = InstalledApp(platform: "macos", versionText: installed, distribution: .direct)
      return decide(
        document: try read(items).document(for: app), installed: app, device: Device(),
        state: UpdateState(installID: 1), now: Timestamp(seconds: 0)
      ).isCritical
    }
    #expect(try isCritical("1.8", items))
    #expect(try !isCritical("1.9", items))
    // Of a build that no item has, nothing is known.
    let unknown = items.replacing("sparkle:version=\"20\"", with: "sparkle:version=\"25\"")
    #expect(try !isCritical("1.8", unknown))
  }

  @Test func anItemWithABuildAloneHasTheVersionOfItsTitle() throws {
    let items = """
      <item><sparkle:version>3100</sparkle:version>
      <sparkle:shortVersionString>3.1</sparkle:shortVersionString><enclosure url="a.zip"/></item>
      <item><title>Version 2.9 (information only)</title><link>https://example.org/2.9</link>
      <sparkle:version>2900</sparkle:version></item>
      """
    let app = InstalledApp(platform: "macos", versionText: "2.5", distribution: .direct)
    let document = try read(items).document(for: app)
    #expect(document.releases.map(\.order.text) == ["3.1", "2.9"])
  }
}
