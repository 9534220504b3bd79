import Foundation
import Heed
import HeedUpdate
import Testing

/// `heed feed init`, `add` and `lint`.
struct FeedTests {
  private func start(_ folder: String, _ words: String...) -> String {
    let path = folder + "/feed.json"
    let heed = Program(
      [
        "feed", "init", path, "--app", Teapot.app, "--link", "https://apps.apple.com/app/id1",
        "--now", "2026-03-01T00:00:00Z",
      ] + words)
    #expect(heed.exitCode == 0, "\(heed.errors)")
    return path
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func beginsAFeedThatCanBeRead() throws {
    try withFolder { folder in
      let path = start(folder, "--name", "Teapot", "--platform", "macos", "--days", "30")
      let feed = try FeedReader(isStrict: true).read(Array(text(path).utf8))
      #expect(feed.serial == 1)
      #expect(feed.expires?.iso8601 == "2026-03-31T00:00:00Z")
      #expect(feed.documents.map { $0.app?.id } == ["org.example.teapot"])
      #expect(feed.documents[0].platform == "macos")
      #expect(Program("feed", "lint", path, "--now", "2026-03-02T00:00:00Z").exitCode == 0)
    }
  }

  @Test func leavesAFeedAloneThatIsThere() throws {
    try withFolder { folder in
      let path = start(folder)
      let before = try text(path)
      let heed = Program("feed", "init", path, "--app", "org.example.other")
      #expect(heed.exitCode == 2)
      #expect(heed.errors.contains("is there already"))
      #expect(try text(path) == before)
    }
  }

  @Test func addsReleasesInFront() throws {
    try withFolder { folder in
      let path = start(folder)
      #expect(Program("feed", "add", path, "2.4.0", "--now", "2026-03-05T00:00:00Z").exitCode == 0)
      let notes = try Teapot.write("Läuft\nrund.\n", "notes.txt", in: folder)
      let heed = Program(
        "feed", "add", path, "v2.4.1", "--now", "2026-03-10T00:00:00Z", "--notes", "Runs well.",
        "--notes", "de:@\(notes)", "--rollout", "1,10,100", "--minimum-system", "16.0", "--build",
        "31", "--device", "phone,pad", "--critical", "--minimum", "2.4")
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.output.contains("serial 3"))
      let feed = try FeedReader(isStrict: true).read(Array(text(path).utf8))
      #expect(feed.serial == 3)
      #expect(feed.issued?.iso8601 == "2026-03-10T00:00:00Z")
      #expect(feed.expires?.iso8601 == "2026-06-08T00:00:00Z")
      let releases = feed.documents[0].releases
      #expect(releases.map { $0.versionText } == ["2.4.1", "2.4.0"])
      #expect(releases[0].notes.map { $0.text } == ["Runs well.", "Läuft\nrund."])
      #expect(releases[0].notes[1].language == "de")
      #expect(releases[0].rollout == Rollout(percentages: [1, 10, 100]))
      #expect(releases[0].requirements.deviceFamilies == ["phone", "pad"])
      #expect(releases[0].critical != nil)
      #expect(feed.documents[0].policy.minimumSupported?.text == "2.4")
    }
  }

  @Test func keepsTheAddressOfTheSchema() throws {
    try withFolder { folder in
      let feed = Teapot.feed(#"{"version": "1.0"}"#).replacingOccurrences(
        of: #""heedFeed""#, with: #""$schema": "https://example.org/s.json", "heedFeed""#)
      let path = try Teapot.write(feed, "feed.json", in: folder)
      let heed = Program("feed", "add", path, "1.1", "--now", Teapot.now)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(try text(path).hasPrefix("{\n  \"$schema\": \"https://example.org/s.json\",\n"))
    }
  }

  @Test func addsAnAppThatIsNew() throws {
    try withFolder { folder in
      let path = start(folder)
      let heed = Program(
        "feed", "add", path, "1.0", "--app", "org.example.kettle", "--platform", "macos", "--link",
        "https://example.org/kettle", "--now", "2026-03-05T00:00:00Z")
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let feed = try FeedReader().read(Array(text(path).utf8))
      #expect(feed.documents.count == 2)
      #expect(feed.documents[1].releases.count == 1)
      let unclear = Program("feed", "add", path, "1.1")
      #expect(unclear.exitCode == 2)
      #expect(unclear.errors.contains("has several apps"))
    }
  }

  @Test func writesNoFeedThatLocksPeopleOut() throws {
    try withFolder { folder in
      let path = start(folder)
      let before = try text(path)
      let heed = Program(
        "feed", "add", path, "2.4", "--minimum", "3.0", "--now", "2026-03-05T00:00:00Z")
      #expect(heed.exitCode == 1)
      #expect(heed.errors.contains("minimum-above-latest"))
      #expect(heed.errors.contains("is left as it is"))
      #expect(try text(path) == before)
      let once = Program("feed", "add", path, "2.4", "--now", "2026-03-05T00:00:00Z")
      #expect(once.exitCode == 0)
      let twice = Program("feed", "add", path, "2.4.0", "--now", "2026-03-05T00:00:00Z")
      #expect(twice.exitCode == 1)
      #expect(twice.errors.contains("duplicate-release"))
    }
  }

  @Test(arguments: [
    (["two"], "'two' is no version"), ([], "needs a feed and a version"),
    (["2.0", "--rollout", "a"], "percentages, such as 1,10,50,100"),
    (["2.0", "--rollout", "101"], "percentages, such as 1,10,50,100"),
    (["2.0", "--notes-format", "rtf"], "plain, html or markdown"),
    (["2.0", "--date", "soon"], "'soon' is no date"),
    (["2.0", "--days", "0"], "from 1 to 3650"),
    (["2.0", "--minimum-system", "x"], "'x' is no version"),
    (["2.0", "--app", "org.other", "--platform", "x y", "--build", ""], "--build is empty"),
  ])
  func refusesABadRelease(_ words: [String], _ reason: String) throws {
    try withFolder { folder in
      let path = start(folder)
      let before = try text(path)
      let heed = Program(["feed", "add", path] + words)
      #expect(heed.exitCode == 2)
      #expect(heed.errors.contains(reason), "\(heed.errors)")
      #expect(try text(path) == before)
    }
  }

  @Test func changesNoFeedThatItCannotReadWhole() throws {
    try withFolder { folder in
      let path = try Teapot.write(
        Teapot.feed(#"{"version": "1.0", "chanel": "beta"}"#), "feed.json", in: folder)
      let heed = Program("feed", "add", path, "1.1")
      #expect(heed.exitCode == 2)
      #expect(heed.errors.contains("feed.json:12:"))
      #expect(heed.errors.contains("did you mean 'channel'?"))
    }
  }

  // MARK: Lint

  @Test func namesTheLineThatLocksPeopleOut() throws {
    try withFolder { folder in
      let path = try Teapot.write(
        Teapot.feed(#"{"version": "2.4"}"#, policy: #"{"minimumSupported": "3.0"}"#), "feed.json",
        in: folder)
      let heed = Program("feed", "lint", path, "--now", Teapot.now)
      #expect(heed.exitCode == 1)
      #expect(
        heed.output.hasPrefix(
          "\(path):11:38: error: minimum-above-latest: apps[0].policy.minimumSupported: "))
      #expect(heed.output.contains("publish that release first"))
      let json = Program("feed", "lint", path, "--now", Teapot.now, "--json")
      #expect(json.exitCode == 1)
      let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      let finding = try #require(list?.first)
      #expect(finding["code"] as? String == "minimum-above-latest")
      #expect(finding["line"] as? Int == 11)
      #expect(finding["column"] as? Int == 38)
    }
  }

  @Test func findsNothingInAGoodFeed() throws {
    try withFolder { folder in
      let path = try Teapot.write(Teapot.feed(#"{"version": "2.4"}"#), "feed.json", in: folder)
      let heed = Program("feed", "lint", path, "--now", Teapot.now)
      #expect(heed.exitCode == 0)
      #expect(heed.output == "\(path): no problems\n")
      #expect(Program("feed", "lint", path, "--now", Teapot.now, "--json").output == "[]\n")
    }
  }

  @Test func comparesWithWhatIsPublished() throws {
    try withFolder { folder in
      let old = try Teapot.write(
        Teapot.feed(#"{"version": "2.4"}"#, serial: 4), "old.json", in: folder)
      let path = try Teapot.write(
        Teapot.feed(#"{"version": "2.5"}"#, serial: 4), "feed.json", in: folder)
      let heed = Program("feed", "lint", path, "--previous", old, "--now", Teapot.now)
      #expect(heed.exitCode == 1)
      #expect(heed.output.contains(":3:"))
      #expect(heed.output.contains("serial-not-higher"))
    }
  }

  @Test func tellsAFeedThatCannotBeReadFromABadOne() throws {
    try withFolder { folder in
      let path = try Teapot.write("{\"heedFeed\": 1,\n \"apps\": 3}", "feed.json", in: folder)
      let heed = Program("feed", "lint", path)
      #expect(heed.exitCode == 2)
      #expect(heed.output.contains("feed.json:2:"))
      #expect(Program("feed", "lint", "/nowhere/feed.json").exitCode == 4)
      #expect(Program("feed", "lint", path, path).exitCode == 2)
    }
  }

  @Test func printsTheSchemaOfFeeds() throws {
    let heed = Program("schema", "--feed")
    #expect(heed.exitCode == 0)
    #expect(heed.output == FeedSchema.json)
    #expect(try Teapot.object(heed.output)["title"] as? String == "Heed feed, version 1")
  }
}
