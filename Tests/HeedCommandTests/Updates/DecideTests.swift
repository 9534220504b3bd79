import Foundation
import Testing

/// `heed update decide` from files.
struct DecideTests {
  private func decide(
    _ text: String, _ words: [String], named name: String = "feed.json"
  ) throws -> Program {
    var program: Program?
    try withFolder { folder in
      let path = try Teapot.write(text, name, in: folder)
      program = Program(["update", "decide", path, "--now", Teapot.now] + words)
    }
    return try #require(program)
  }

  @Test func offersANewerRelease() throws {
    let heed = try decide(Teapot.feed(#"{"version": "2.4.1"}"#), ["--current", "2.3.0"])
    #expect(heed.exitCode == 0)
    #expect(heed.output.hasPrefix("offer 2.4.1: 2.4.1 is newer than 2.3.0\n"))
    #expect(heed.output.contains("  actions    update, later, skip\n"))
    #expect(heed.output.contains("  link       https://apps.apple.com/app/id1000000001\n"))
    #expect(heed.output.contains("  - document: "))
    #expect(heed.errors.isEmpty)
  }

  @Test func tellsEverythingAsJSON() throws {
    let heed = try decide(
      Teapot.feed(
        #"{"version": "2.4.1", "notes": {"de": "Neu", "en": "New"}}, {"version": "1.0"}"#,
        policy: #"{"minimumSupported": "2.4"}"#),
      ["--current", "2.3.0", "--json", "--language", "de"])
    #expect(heed.exitCode == 0)
    let object = try Teapot.object(heed.output)
    #expect(object["decision"] as? String == "forced")
    #expect((object["release"] as? [String: Any])?["version"] as? String == "2.4.1")
    #expect((object["reason"] as? [String: Any])?["code"] as? String == "below-minimum")
    #expect((object["notes"] as? [String: Any])?["text"] as? String == "Neu")
    #expect(object["canSkip"] as? Bool == false)
    #expect(object["source"] as? String == "feed")
    #expect(object["failure"] is NSNull)
    #expect((object["trace"] as? [Any])?.isEmpty == false)
  }

  @Test(arguments: [
    (["--current", "2.4.1"], "none", "up-to-date"),
    (["--current", "3.0"], "none", "ahead"),
    (["--current", "2.3", "--os", "15.0"], "none", "system-too-old"),
    (["--current", "2.3", "--bucket", "9000"], "none", "not-in-rollout"),
    (["--current", "2.3", "--bucket", "0"], "offer", "offered"),
    (["--current", "2.3", "--bucket", "9000", "--kind", "manual"], "offer", "offered"),
    (["--current", "2.3", "--distribution", "debug"], "none", "environment"),
    (["--current", "2.3", "--bucket", "0", "--channel", "beta"], "offer", "offered"),
    (["--current", "2.3", "--device", "tv"], "none", "other-device"),
  ])
  func takesTheAppAndTheDeviceIntoAccount(
    _ words: [String], _ kind: String, _ code: String
  ) throws {
    let feed = Teapot.feed(
      """
      {"version": "2.4.1", "date": "2026-03-10T00:00:00Z", "minimumSystem": "16.0",
       "devices": ["phone"], "rollout": {"percentages": [10, 100]}}
      """)
    let words = words.contains("--os") ? words : words + ["--os", "17.4"]
    let heed = try decide(
      feed, (words.contains("--device") ? words : words + ["--device", "phone"]) + ["--json"])
    #expect(heed.exitCode == 0)
    let object = try Teapot.object(heed.output)
    #expect(object["decision"] as? String == kind)
    #expect((object["reason"] as? [String: Any])?["code"] as? String == code)
  }

  @Test func readsAnAnswerOfTheLookup() throws {
    let heed = try decide(Teapot.lookup, ["--current", "2.3", "--os", "17", "--json"])
    #expect(heed.exitCode == 0)
    let object = try Teapot.object(heed.output)
    #expect(object["decision"] as? String == "offer")
    #expect(object["source"] as? String == "store")
  }

  @Test func readsAnyJSONByAMap() throws {
    let text = #"{"ios": {"latest": "2.4", "required": "2.0", "url": "https://example.org/a"}}"#
    let heed = try decide(
      text,
      [
        "--current", "1.0", "--map", "version=ios.latest", "--map", "link=ios.url", "--map",
        "minimumSupported=ios.required",
      ])
    #expect(heed.exitCode == 0)
    #expect(heed.output.hasPrefix("forced 2.4: 1.0 is below the oldest supported version 2.0\n"))
    #expect(heed.output.contains("https://example.org/a"))
  }

  @Test func tellsWhatItPassedOver() throws {
    let heed = try decide(
      Teapot.feed(#"{"version": "two"}, {"version": "2.4"}"#), ["--current", "2.3"])
    #expect(heed.exitCode == 0)
    #expect(heed.output.hasPrefix("offer 2.4"))
    #expect(heed.output.contains("skipped"))
    #expect(heed.output.contains("apps[0].releases[0]"))
  }

  @Test func keepsToTheHostsThatAreNamed() throws {
    let feed = Teapot.feed(#"{"version": "2.4", "link": "https://evil.example/"}"#)
    let heed = try decide(feed, ["--current", "2.3", "--links", "apps.apple.com"])
    #expect(heed.output.contains("  link       https://apps.apple.com/app/id1000000001\n"))
    #expect(!heed.output.contains("  link       https://evil.example/"))
  }

  @Test func saysThatADocumentMayNotBeUsed() throws {
    let heed = try decide(
      Teapot.feed(#"{"version": "2.4"}"#), ["--current", "2.3", "--now", "2027-01-01T00:00:00Z"])
    #expect(heed.exitCode == 2)
    #expect(heed.output.hasPrefix("unavailable: "))
    #expect(heed.output.contains("expired"))
  }

  @Test(arguments: [
    ("{", ["--current", "2.3"], "feed.json:1:2"),
    ("", ["--current", "2.3"], "is empty"),
    (#"{"a": 1}"#, ["--current", "2.3"], "neither a feed, an appcast nor an answer"),
    (#"{"heedFeed": 2, "apps": []}"#, ["--current", "2.3"], "newer than 1"),
    (#"{"heedFeed": 1, "apps": []}"#, ["--current", "2.3"], "nothing for this app"),
    (#"{"heedFeed": 1, "apps": []}"#, ["--current", "two"], "'two' is no version"),
    (#"{"resultCount": 0, "results": []}"#, ["--current", "2.3"], "does not have the app"),
    (#"{"a": 1}"#, ["--current", "2.3", "--map", "version=b"], "no release has a version at 'b'"),
  ])
  func refusesADocumentThatCannotBeRead(
    _ text: String, _ words: [String], _ reason: String
  ) throws {
    let heed = try decide(text, words)
    #expect(heed.exitCode == 2)
    #expect(heed.output.isEmpty)
    #expect(heed.errors.contains(reason), "\(heed.errors)")
  }

  @Test(arguments: [
    ([], "Say which version is installed"),
    (["--current", "1", "--now", "noon"], "'noon' is no date"),
    (["--current", "1", "--kind", "manul"], "did you mean 'manual'?"),
    (["--current", "1", "--bucket", "10000"], "from 0 to 9999"),
    (["--current", "1", "--os", "new"], "'new' is no version"),
    (["--current", "1", "--utc-offset", "x"], "a number of hours"),
    (["--current", "1", "--map", "version"], "a field and a path"),
    (["--current", "1", "--map", "versoin=a"], "did you mean 'version'?"),
    (["--current", "1", "--map", "link=a"], "where the version is"),
    (["--current", "1", "--map", "version=a["], "is no path"),
    (["--current", "1", "--show", "--answer", "later"], "leave one of them out"),
    (["--current", "1", "other.json"], "and not 'other.json' too"),
    (["--current", "1", "--curent", "2"], "did you mean '--current'?"),
  ])
  func refusesBadUsage(_ words: [String], _ reason: String) throws {
    let heed = Program(["update", "decide", "missing.json"] + words)
    #expect(heed.exitCode == 2)
    #expect(heed.output.isEmpty)
    #expect(heed.errors.contains(reason), "\(heed.errors)")
  }

  @Test func saysThatAFileIsMissing() {
    let heed = Program("update", "decide", "/nowhere/feed.json", "--current", "1.0")
    #expect(heed.exitCode == 4)
    #expect(heed.errors.contains("Cannot read '/nowhere/feed.json'"))
  }

  // MARK: By the other program

  @Test func readsAnAppcast() throws {
    try withFolder { folder in
      let path = try Teapot.write(Teapot.appcast, "appcast.xml", in: folder)
      let common = ["update", "decide", path, "--current", "3.0", "--build", "3000"]
      let heed = try Command(common + ["--from", "https://example.org/mac/appcast.xml"])
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text.hasPrefix("offer 3.1: "))
      #expect(heed.text.contains("https://example.org/mac/Teapot-3.1.zip"))
      let beta = try Command(common + ["--channel", "beta", "--json"])
      let object = try Teapot.object(beta.text)
      #expect((object["release"] as? [String: Any])?["build"] as? String == "3200")
    }
  }

  @Test func readsStandardInput() throws {
    let heed = try Command(
      "update", "decide", "-", "--current", "2.3", "--now", Teapot.now,
      input: Teapot.feed(#"{"version": "2.4"}"#))
    #expect(heed.exitCode == 0, "\(heed.errors)")
    #expect(heed.text.hasPrefix("offer 2.4: "))
  }

  @Test(
    .enabled(if: Vectors.path("sample-appcast.xml") != nil, "../shared/vectors is not there"))
  func readsTheSharedSamples() throws {
    let appcast = try #require(Vectors.path("sample-appcast.xml"))
    let mac = try Command(
      "update", "decide", appcast, "--current", "2.0", "--build", "2000", "--os", "14.0", "--json")
    #expect(mac.exitCode == 0, "\(mac.errors)")
    let object = try Teapot.object(mac.text)
    #expect((object["release"] as? [String: Any])?["build"] as? String == "3000")
    #expect(object["critical"] as? Bool == true)
    let lookup = try #require(Vectors.path("sample-lookup.json"))
    let phone = Program("update", "decide", lookup, "--current", "2.3", "--os", "17")
    #expect(phone.output.hasPrefix("offer 2.4.1: "))
  }

  @Test func remembersAnAnswerInAState() throws {
    try withFolder { folder in
      let path = try Teapot.write(Teapot.feed(#"{"version": "2.4"}"#), "feed.json", in: folder)
      let state = folder + "/state.json"
      func run(_ now: String, _ words: String...) throws -> Command {
        try Command(
          ["update", "decide", path, "--current", "2.3", "--state", state, "--now", now] + words)
      }
      let later = try run("2026-03-10T12:00:00Z", "--answer", "later")
      #expect(later.exitCode == 0, "\(later.errors)")
      #expect(later.text.hasPrefix("offer 2.4: ") && later.text.hasSuffix("answer     later\n"))
      #expect(try run("2026-03-11T12:00:00Z").text.contains("reminder-pending"))
      #expect(try run("2026-03-14T12:00:00Z", "--answer", "skip").text.hasPrefix("offer 2.4: "))
      #expect(try run("2026-04-14T12:00:00Z").text.contains("skipped"))
      // Who asks is told nevertheless.
      #expect(try run("2026-04-14T12:00:00Z", "--kind", "manual").text.hasPrefix("offer 2.4: "))
      _ = try Teapot.write(
        Teapot.feed(#"{"version": "2.5"}, {"version": "2.4"}"#, serial: 2), "feed.json", in: folder)
      #expect(try run("2026-04-15T12:00:00Z").text.hasPrefix("offer 2.5: "))
    }
  }

  @Test func saysThatTheOtherProgramIsMissing() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: Command.folder + "/heed", toPath: folder + "/heed")
      let path = try Teapot.write(Teapot.appcast, "appcast.xml", in: folder)
      let heed = try Command("update", "decide", path, "--current", "1", program: folder + "/heed")
      #expect(heed.exitCode == 4)
      #expect(heed.errors.contains("heed-net"))
    }
  }
}
