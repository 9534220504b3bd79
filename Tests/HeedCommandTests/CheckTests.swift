import Foundation
import HeedCommand
import Testing

/// `heed check`, as it is built.
struct CheckTests {
  private static let good = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#
  private static let small = """
    {
      "heed": 1, "title": "Delete?", "style": "card",
      "actions": [{"title": "OK", "height": 40}]
    }
    """
  private static let unreadable = """
    {
      "heed": 1, "title": "Delete?", "appearance": "light",
      "actions": [{"title": "Erase", "color": "#EEEEEE"}, {"title": "Keep", "role": "cancel"}]
    }
    """

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func findsNothingInAGoodDocument() throws {
    let heed = try Command("check", "-", input: Self.good)
    #expect(heed.exitCode == 0)
    #expect(heed.text == "standard input: no problems\n")
    #expect(heed.errors.isEmpty)
  }

  @Test func saysWhereAndWhatToDo() throws {
    let heed = try Command("check", "-", input: Self.small)
    #expect(heed.exitCode == 0)
    #expect(
      heed.text == """
        standard input:3:41: warning: small-target: actions[0].height: It is 260 by 40 points; a fingertip needs 44 by 44.
            "actions": [{"title": "OK", "height": 40}]
                                                  ^
          Make it at least 44 points wide and high.
        1 warning

        """)
    #expect(heed.errors.isEmpty)
  }

  @Test func endsWith1WhereThereIsAnError() throws {
    let heed = try Command("check", "-", input: Self.unreadable)
    #expect(heed.exitCode == 1, "\(heed.text)")
    #expect(heed.text.contains("standard input:3:25: error: contrast: actions[0].title: "))
    #expect(heed.text.hasSuffix("1 error\n"))
  }

  @Test func saysInWhichAppearanceSomethingIsWrong() throws {
    let document = """
      {"heed": 1, "title": "A", "style": "card", "background": "background", "actions": [
        {"title": "OK", "color": "#AAAAAA", "background": "background"}]}
      """
    let both = try Command("check", "-", input: document)
    #expect(both.text.contains("need 4.5. (light)\n"))
    #expect(!both.text.contains("(dark"))
    let one = try Command("check", "-", "--appearance", "light", input: document)
    #expect(one.text.contains("need 4.5.\n"))
    let dark = try Command("check", "-", "--appearance", "dark", input: document)
    #expect(dark.text == "standard input: no problems\n")
  }

  @Test func looksAtTheSurfaceThatIsAskedFor() throws {
    let document = """
      {"heed": 1, "title": "A", "message": "\(String(repeating: "Long words. ", count: 40))",
       "actions": [{"title": "OK"}]}
      """
    #expect(try Command("check", "-", input: document).text.hasSuffix("no problems\n"))
    let small = try Command("check", "-", "--size", "320x256", input: document)
    #expect(small.text.contains("warning: content-scrolls: The content is "))
    let large = try Command("check", "-", "--text-size", "AX5", input: document)
    #expect(large.text.contains("note: content-scrolls: "))
  }

  @Test func knowsWhatLiesBehind() throws {
    let document = """
      {"heed": 1, "title": "A", "style": "card", "backdrop": "none", "appearance": "light",
       "background": "#FFFFFF40", "actions": [
        {"title": "OK", "color": "#555555", "background": "clear"}]}
      """
    #expect(try Command("check", "-", "--behind", "white", input: document).exitCode == 0)
    #expect(try Command("check", "-", "--behind", "#333", input: document).exitCode == 1)
    let wrong = try Command("check", "-", "--behind", "whit", input: document)
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("did you mean 'white'?"))
  }

  @Test func findsWhatCannotBeShown() throws {
    try withFolder { folder in
      let document = """
        {"heed": 1, "title": "A\u{F0000}", "content": [
          {"image": {"file": "none.png", "label": ""}},
          {"image": {"symbol": "chekmark", "label": ""}}],
         "actions": [{"title": "OK", "font": {"family": "No Such Family"}}]}
        """
      try write(document, folder + "/a.json")
      let heed = try Command("check", "a.json", in: folder)
      #expect(heed.exitCode == 1)
      for words in [
        "a.json:1:22: error: missing-glyph: title: No installed font has the character",
        "a.json:2:22: error: missing-picture: content[0].image.file: The picture “none.png” does",
        "a.json:3:24: error: missing-symbol: content[1].image.symbol: There is no symbol",
        "did you mean “checkmark”?",
        "a.json:4:24: warning: missing-font: actions[0].title: The font family “No Such Family”",
        "3 errors and 1 warning\n",
      ] {
        #expect(heed.text.contains(words), "\(words) in \(heed.text)")
      }
    }
  }

  @Test func namesEveryProblemOfEveryDocument() throws {
    try withFolder { folder in
      let bad = #"{"heed": 1, "titel": "Delete?", "actions": [{"title": 3}]}"#
      try write(Self.good, folder + "/good.json")
      try write(bad, folder + "/bad.json")
      let heed = try Command("check", "bad.json", "good.json", "bad.json", in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.text.contains("\ngood.json: no problems\n"))
      let places = heed.text.split(separator: "\n").filter { $0.hasPrefix("bad.json:1:") }
      #expect(places.count == 4)
      #expect(places.allSatisfy { $0.contains(": error: invalid-document: ") })
      #expect(heed.text.contains("Did you mean 'title'?"))
      #expect(heed.text.hasSuffix("4 errors in 2 of 3 files\n"))
    }
  }

  @Test(arguments: [
    (#"{"heed": 1, "title": "A"}"#, "no-way-on"),
    (
      #"{"heed": 1, "title": "A", "content": [{"field": {"id": "a", "matches": "a"}}], "actions": [{"title": "B"}]}"#,
      "unsatisfiable-field"
    ),
    (
      #"{"heed": 1, "title": "A", "content": [{"space": -1}], "actions": [{"title": "B"}]}"#,
      "invalid-alert"
    ),
  ])
  func namesWhatNoAlertCanMeanByItsCode(_ document: String, _ code: String) throws {
    let heed = try Command("check", "-", input: document)
    #expect(heed.exitCode == 2)
    #expect(heed.text.contains(": error: \(code): "))
  }

  @Test func onlyReportsAnUnknownKeyWhereThatIsEnough() throws {
    let document = #"{"heed": 1, "title": "A", "colour": 1, "actions": [{"title": "OK"}]}"#
    #expect(try Command("check", "-", input: document).exitCode == 2)
    let heed = try Command("check", "--lenient", "-", input: document)
    #expect(heed.exitCode == 0)
    #expect(heed.text.contains("1:27: note: skipped-key: colour: "))
  }

  @Test func tellsAMissingFileFromABadDocument() throws {
    let heed = try Command("check", "/no/such/file.json")
    #expect(heed.exitCode == 4)
    #expect(heed.errors == "heed: Cannot read '/no/such/file.json': No such file or directory.\n")
    #expect(try Command("check", "/").exitCode == 4)
  }

  @Test func readsNoEndlessFile() throws {
    #expect(try Command("check", "/dev/zero").exitCode == 2)
  }

  @Test func findsNoErrorInTheExamples() throws {
    let examples = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/Examples")
      .filter { $0.hasSuffix(".json") }.map { "\(Self.root)/Examples/\($0)" }
    #expect(examples.count >= 8)
    let heed = try Command(["check"] + examples)
    #expect(heed.exitCode == 0, "\(heed.text)")
  }

  // MARK: JSON

  @Test func printsAnObjectForEachFinding() throws {
    try withFolder { folder in
      try write(Self.small, folder + "/a b.json")
      let heed = try Command("check", "--json", "a b.json", in: folder)
      #expect(heed.exitCode == 0)
      let list = try JSONSerialization.jsonObject(with: heed.output)
      let wanted: [[String: Any]] = [
        [
          "code": "small-target", "severity": "warning", "file": "a b.json", "line": 3,
          "column": 41, "path": "actions[0].height", "frame": [65.0, 424.5, 260.0, 40.0],
          "environments": ["light", "dark"],
          "reason": "It is 260 by 40 points; a fingertip needs 44 by 44.",
          "remedy": "Make it at least 44 points wide and high.",
        ]
      ]
      #expect(list as? NSArray == wanted as NSArray, "\(heed.text)")
    }
  }

  @Test func printsDocumentErrorsInTheSameForm() throws {
    let bad = #"{"heed": 1, "titel": "A", "actions": [{"title": "B"}]}"#
    let heed = try Command("check", "--json", "-", input: bad)
    #expect(heed.exitCode == 2)
    let list = try #require(
      try JSONSerialization.jsonObject(with: heed.output) as? [[String: Any]])
    #expect(list.count == 1)
    #expect(list[0]["code"] as? String == "invalid-document")
    #expect(list[0]["severity"] as? String == "error")
    #expect(list[0]["file"] as? String == "-")
    #expect(list[0]["column"] as? Int == 13)
    #expect(list[0]["path"] as? String == "titel")
    #expect(list[0]["frame"] is NSNull)
    #expect(list[0]["remedy"] as? String == "Did you mean 'title'?")
  }

  @Test func printsAnEmptyListWhereNothingIsFound() throws {
    let heed = try Command("check", "--json", "-", input: Self.good)
    #expect(heed.exitCode == 0)
    #expect(heed.text == "[]\n")
  }

  // MARK: Without the program that lays out

  @Test func givesWhatItCanWithoutTheProgramThatLaysOut() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: Command.folder + "/heed", toPath: folder + "/heed")
      let document = """
        {"heed": 1, "title": "A", "actions": [
          {"id": "d", "title": "Delete", "role": "destructive", "height": 20}], "preferred": "d"}
        """
      let heed = try Command("check", "-", input: document, program: folder + "/heed")
      #expect(heed.exitCode == 4)
      #expect(heed.text.contains("warning: destructive-preferred: preferred: "))
      #expect(!heed.text.contains("small-target"))
      #expect(heed.errors.contains("were not checked without 'heed-render'"))
      #expect(heed.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func leavesAHostileDocumentInGoodTime() throws {
    let block =
      #"{"text": "A", "color": "white", "background": {"material": "thin"}, "border": {}}"#
    let document = """
      {"heed": 1, "title": "A", "style": "card", "background": "white", "content": [
      \(Array(repeating: block, count: 512).joined(separator: ",\n"))],
      "actions": [{"title": "B"}]}
      """
    let heed = try Command("check", "-", "--json", input: document)
    let list = try JSONSerialization.jsonObject(with: heed.output) as? [[String: Any]]
    #expect((list?.count ?? 0) == 500)
  }
}
