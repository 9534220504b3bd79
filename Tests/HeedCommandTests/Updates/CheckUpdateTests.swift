import Foundation
import Testing

/// `heed feed key`, `sign` and `verify`, and `heed update check` on loopback.
@Suite(.serialized)
struct CheckUpdateTests {
  private static let installed = ["--current", "2.3.0", "--app", Teapot.app]

  /// Runs a test with a folder that is served.
  private func withServer(_ body: (String, LoopbackServer) throws -> Void) throws {
    try withFolder { folder in
      let server = try LoopbackServer(folder)
      defer { server.end() }
      try body(folder, server)
    }
  }

  /// One after the other, so there is no race for it.
  nonisolated(unsafe) private static var writes = 0

  /// Writes a feed whose moment differs from the last one's by more than the second that servers tell.
  private func write(_ feed: String, in folder: String) throws -> String {
    let path = try Teapot.write(feed, "feed.json", in: folder)
    Self.writes += 1
    let moment = Date(timeIntervalSince1970: 1_772_000_000 + Double(Self.writes) * 60)
    try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: path)
    return path
  }

  private func key(_ folder: String, _ id: String) throws -> String {
    let heed = try Command("feed", "key", folder + "/\(id).key", "--id", id)
    #expect(heed.exitCode == 0, "\(heed.errors)")
    return heed.text.trimmingCharacters(in: .newlines)
  }

  private func publish(
    _ folder: String, _ releases: String, policy: String = "{}", serial: Int, by keys: String...
  ) throws {
    let path = try write(
      Teapot.feed(releases, policy: policy, serial: serial), in: folder)
    let signed = try Command(
      ["feed", "sign", path, "--now", Teapot.now]
        + keys.flatMap { ["--key", folder + "/\($0).key"] })
    #expect(signed.exitCode == 0, "\(signed.errors)")
  }

  // MARK: Keys

  @Test func makesAKeyThatOnlyItsOwnerReads() throws {
    try withFolder { folder in
      let text = try key(folder, "main")
      #expect(text.hasPrefix("main=ed25519:"))
      let path = folder + "/main.key"
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      #expect(try Command("feed", "key", path, "--public").text == text + "\n")
      let again = try Command("feed", "key", path)
      #expect(again.exitCode == 4)
      #expect(again.errors.contains("never overwritten"))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let open = try Command("feed", "key", path, "--public")
      #expect(open.exitCode == 2)
      #expect(open.errors.contains("chmod 600"))
    }
  }

  @Test func verifiesWhatItSigned() throws {
    try withFolder { folder in
      let (main, next) = (try key(folder, "main"), try key(folder, "next"))
      try publish(folder, #"{"version": "2.4"}"#, serial: 2, by: "main", "next")
      let path = folder + "/feed.json"
      let both = try Command("feed", "verify", path, "--key", next, "--key", main)
      #expect(both.exitCode == 0, "\(both.errors)")
      #expect(both.text == "\(path): signed by next, main\n")
      let other = try key(folder, "other")
      let stranger = try Command("feed", "verify", path, "--key", other)
      #expect(stranger.exitCode == 1)
      #expect(stranger.errors.contains("does not trust"))
      _ = try Teapot.write(Teapot.feed(#"{"version": "9"}"#, serial: 2), "feed.json", in: folder)
      let changed = try Command("feed", "verify", path, "--key", main)
      #expect(changed.exitCode == 1)
      #expect(changed.text.isEmpty && changed.errors.contains("not of these bytes"))
    }
  }

  @Test func signsNothingThatLocksPeopleOut() throws {
    try withFolder { folder in
      _ = try key(folder, "main")
      let path = try Teapot.write(
        Teapot.feed(#"{"version": "2.4"}"#, policy: #"{"minimumSupported": "3"}"#), "feed.json",
        in: folder)
      let words = ["feed", "sign", path, "--key", folder + "/main.key", "--now", Teapot.now]
      let heed = try Command(words)
      #expect(heed.exitCode == 1)
      #expect(heed.errors.contains("minimum-above-latest"))
      #expect(!FileManager.default.fileExists(atPath: path + ".sig"))
      #expect(try Command(words + ["--force"]).exitCode == 0)
      #expect(FileManager.default.fileExists(atPath: path + ".sig"))
    }
  }

  @Test(arguments: [
    (["feed", "sign", "f"], "Say which key signs"),
    (["feed", "sign", "f", "--key", "/nowhere/a.key"], "cannot read /nowhere/a.key"),
    (["feed", "sign", "-", "--key", "a"], "no name for its signatures"),
    (["feed", "verify", "f"], "Say which public key"),
    (["feed", "verify", "f", "--key", "x"], "is no public key"),
    (["feed", "key", "f", "--id", "a b"], "letters, digits"),
    (["feed", "key", "f", "--id", "a", "--public"], "leave out --id"),
    (["feed", "key"], "needs a FILE"),
    (["update", "check", "--current", "1"], "Say what to ask"),
    (
      ["update", "check", "--current", "1", "--feed", "https://a.example", "--lookup", "1"],
      "leave out --lookup"
    ),
    (["update", "check", "--current", "1", "--feed", "ftp://a.example/f"], "ftp://a.example/f"),
    (["update", "check", "--current", "1", "--mapped", "https://a.example"], "needs --map"),
    (
      ["update", "check", "--current", "1", "--feed", "https://a.example", "--key", "k"],
      "is no public key"
    ),
    (
      ["update", "check", "--current", "1", "--lookup", "1", "--country", "ja"],
      "is no country"
    ),
    (["update", "check", "--feed", "https://a.example"], "Say which version is installed"),
    (["update", "check", "--current", "1", "--feed", "http://a.example/f"], "use https"),
  ])
  func refusesBadUsage(_ words: [String], _ reason: String) throws {
    let heed = try Command(words)
    #expect(heed.exitCode == 2)
    #expect(heed.errors.contains(reason), "\(heed.errors)")
  }

  // MARK: Checks

  @Test(.enabled(if: LoopbackServer.isThere, "python3 is not installed"))
  func decidesFromASignedFeed() throws {
    try withServer { folder, server in
      let main = try key(folder, "main")
      try publish(folder, #"{"version": "2.4"}"#, serial: 2, by: "main")
      let heed = try Command(
        [
          "update", "check", "--feed", server.address("feed.json"), "--key", main, "--now",
          Teapot.now,
        ]
          + Self.installed + ["--json"])
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let object = try Teapot.object(heed.text)
      #expect(object["decision"] as? String == "offer")
      #expect(object["signedBy"] as? String == "main")
      #expect(object["serial"] as? Int == 2)
    }
  }

  @Test(.enabled(if: LoopbackServer.isThere, "python3 is not installed"))
  func trustsNeitherForgedNorReplayedNorExpiredFeeds() throws {
    try withServer { folder, server in
      let main = try key(folder, "main")
      _ = try key(folder, "thief")
      func check(_ now: String, _ words: String...) throws -> (Command, [String: Any]) {
        let heed = try Command(
          ["update", "check", "--feed", server.address("feed.json"), "--key", main, "--now", now]
            + Self.installed + ["--json"] + words)
        return (heed, try Teapot.object(heed.text))
      }
      func failure(_ object: [String: Any]) -> String? {
        (object["failure"] as? [String: Any])?["kind"] as? String
      }
      // Nobody signed it.
      _ = try write(Teapot.feed(#"{"version": "9"}"#, serial: 9), in: folder)
      var (heed, object) = try check(Teapot.now)
      #expect(heed.exitCode == 2 && failure(object) == "unsigned")
      #expect(object["decision"] as? String == "unavailable")
      #expect(heed.errors.contains("no signature"))
      // Somebody else did.
      try publish(folder, #"{"version": "9"}"#, serial: 9, by: "thief")
      (heed, object) = try check(Teapot.now)
      #expect(heed.exitCode == 2 && failure(object) == "bad-signature")
      // A good one, and then an older one: the good one goes on binding.
      let state = folder + "/state.json"
      try publish(
        folder, #"{"version": "2.4"}"#, policy: #"{"minimumSupported": "2.4"}"#, serial: 5,
        by: "main")
      (heed, object) = try check(Teapot.now, "--state", state)
      #expect(heed.exitCode == 0 && object["decision"] as? String == "forced")
      try publish(folder, #"{"version": "2.3"}"#, serial: 4, by: "main")
      (heed, object) = try check("2026-03-11T12:00:00Z", "--state", state)
      #expect(heed.exitCode == 0 && failure(object) == "replayed")
      #expect(object["decision"] as? String == "forced")
      #expect(object["fromStore"] as? Bool == true)
      // The moment of expiry has come.
      (heed, object) = try check("2026-07-01T00:00:00Z")
      #expect(heed.exitCode == 2 && failure(object) == "expired")
    }
  }

  @Test(.enabled(if: LoopbackServer.isThere, "python3 is not installed"))
  func goesThroughALife() throws {
    try withFolder { folder in
      let server = try LoopbackServer(folder)
      defer { server.end() }
      let state = folder + "/state.json"
      func check(_ day: Int, _ words: String..., from port: Int? = nil) throws -> Command {
        let address = "http://127.0.0.1:\(port ?? server.port)/feed.json"
        return try Command(
          [
            "update", "check", "--feed", address, "--state", state, "--now",
            "2026-03-\(day)T12:00:00Z",
          ] + Self.installed + words)
      }
      func write(_ releases: String, _ policy: String = "{}") throws {
        _ = try self.write(Teapot.feed(releases, policy: policy), in: folder)
      }
      try write(#"{"version": "2.4"}"#)
      #expect(try check(10, "--answer", "later").text.hasPrefix("offer 2.4: "))
      #expect(try check(11).text.contains("reminder-pending"))
      #expect(try check(14, "--answer", "skip").text.hasPrefix("offer 2.4: "))
      #expect(try check(18).text.contains("skipped"))
      // The next release begins anew; its answer was not given, so it is not spent.
      try write(#"{"version": "2.5"}, {"version": "2.4"}"#)
      #expect(try check(19).text.hasPrefix("offer 2.5: "))
      #expect(try check(20).text.hasPrefix("offer 2.5: "))
      try write(#"{"version": "2.6"}"#, #"{"minimumSupported": "2.5"}"#)
      #expect(try check(21).text.hasPrefix("forced 2.6: "))
      // Nobody answers at port 1: the last good document binds.
      let offline = try check(22, from: 1)
      #expect(offline.exitCode == 4)
      #expect(offline.text.hasPrefix("unavailable: "))
      try FileManager.default.removeItem(atPath: folder + "/feed.json")
      let gone = try check(23)
      #expect(gone.exitCode == 0)
      #expect(gone.text.hasPrefix("forced 2.6: "))
      #expect(gone.text.contains("kept from an earlier check"))
      #expect(gone.text.contains("refused: "))
      try write(#"{"version": "2.6"}"#)
      #expect(try check(24).text.hasPrefix("offer 2.6: "))
    }
  }

  @Test(.enabled(if: LoopbackServer.isThere, "python3 is not installed"))
  func asksTheOtherSources() throws {
    try withServer { folder, server in
      _ = try Teapot.write(Teapot.appcast, "appcast.xml", in: folder)
      let mac = try Command(
        "update", "check", "--appcast", server.address("appcast.xml"), "--current", "3.0",
        "--build", "3000", "--json")
      #expect(mac.exitCode == 0, "\(mac.errors)")
      let object = try Teapot.object(mac.text)
      #expect(object["source"] as? String == "appcast")
      #expect(object["link"] as? String == nil)
      _ = try Teapot.write(#"{"v": "3.1"}"#, "app.json", in: folder)
      let mapped = try Command(
        "update", "check", "--mapped", server.address("app.json"), "--map", "version=v",
        "--current", "3.0")
      #expect(mapped.text.hasPrefix("offer 3.1: "))
      _ = try Teapot.write(Teapot.lookup, "lookup", in: folder)
      let phone = try Command(
        "update", "check", "--lookup", Teapot.app, "--server", server.address(""), "--current",
        "2.3", "--os", "17", "--country", "de")
      #expect(phone.exitCode == 0, "\(phone.errors)")
      #expect(phone.text.hasPrefix("offer 2.4.1: "))
      _ = try Teapot.write("<html>Sign in</html>", "feed.json", in: folder)
      let page = try Command(
        "update", "check", "--feed", server.address("feed.json"), "--current", "2.3")
      #expect(page.exitCode == 2)
      #expect(page.errors.contains("web page"))
    }
  }

  @Test func saysThatNobodyAnswered() throws {
    let heed = try Command(
      "update", "check", "--feed", "http://127.0.0.1:1/feed.json", "--current", "1.0", "--timeout",
      "3", "--json")
    #expect(heed.exitCode == 4)
    #expect(heed.errors.contains("cannot be reached"))
    let object = try Teapot.object(heed.text)
    #expect((object["reason"] as? [String: Any])?["code"] as? String == "unreachable")
  }

  @Test func decidesByKeyFromFiles() throws {
    try withFolder { folder in
      let main = try key(folder, "main")
      try publish(folder, #"{"version": "2.4"}"#, serial: 2, by: "main")
      let words =
        ["update", "decide", folder + "/feed.json", "--key", main, "--now", Teapot.now]
        + Self.installed
      let heed = try Command(words)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text.contains("feed, signed by main"))
      try FileManager.default.removeItem(atPath: folder + "/feed.json.sig")
      let unsigned = try Command(words)
      #expect(unsigned.exitCode == 2)
      #expect(unsigned.errors.contains("no signature file"))
    }
  }

  @Test func refusesWhatTheOtherProgramIsNotFor() throws {
    for words in [["render"], [], ["update", "compare", "1", "2"]] {
      let net = try Command(words, program: Command.folder + "/heed-net")
      #expect(net.exitCode == 2)
      #expect(net.errors.contains("heed-net is started by heed"))
    }
  }
}
