import Foundation
import HeedCommand
import Testing

/// `heed show` and `heed ask` where there is no terminal, as the shell sees them.
struct ShowTests {
  private static let document = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#

  /// Runs heed in a session of its own, which has no terminal.
  /// Neither a terminal nor a display.
  private static let alone = [
    "--wait", "/usr/bin/env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY",
  ]

  private func heed(_ words: String..., input: String = "") throws -> Command {
    try Command(
      Self.alone + [Command.folder + "/heed"] + words, input: input, program: "/usr/bin/setsid")
  }

  @Test func saysInOneSentenceThatThereIsNoTerminal() throws {
    for words in [["ask", "Go on?"], ["show", "-"], ["ask", "Go on?", "--on", "terminal"]] {
      let heed = try Command(
        Self.alone + [Command.folder + "/heed"] + words, input: Self.document,
        program: "/usr/bin/setsid")
      #expect(heed.exitCode == 3)
      #expect(heed.output.isEmpty)
      #expect(
        heed.errors == "heed: There is no terminal to ask on; --plain asks on standard input.\n")
    }
  }

  @Test func saysThatThereIsNoDisplayForAWindow() throws {
    let heed = try heed("ask", "Go on?", "--on", "window")
    #expect(heed.exitCode == 3)
    #expect(heed.output.isEmpty)
    #expect(heed.errors == "heed: There is no display to show a window on.\n")
  }

  @Test func saysWhatIsMissingForABrowser() throws {
    try withFolder { folder in
      let alone = folder + "/heed"
      try FileManager.default.copyItem(atPath: Command.folder + "/heed", toPath: alone)
      let heed = try Command("ask", "Go on?", "--on", "browser", program: alone)
      #expect(heed.exitCode == 3)
      #expect(heed.output.isEmpty)
      #expect(heed.errors.hasPrefix("heed: Cannot ask in a browser without 'heed-browser'"))
    }
  }

  @Test(
    arguments: [
      ("1\n", Int32(0), "ok\n"), ("2\n", 1, "cancel\n"), ("", 3, ""), ("7\n", 3, ""),
    ] as [(String, Int32, String)])
  func asksLineByLineOnStandardInput(_ input: String, _ code: Int32, _ output: String) throws {
    let heed = try heed("ask", "Go on?", "--plain", input: input)
    #expect(heed.exitCode == code)
    #expect(heed.text == output)
    #expect(heed.errors.contains("Go on?\n  1. OK\n  2. Cancel\n"))
    #expect(!heed.errors.utf8.contains(0x1B))
  }

  @Test func printsTheWholeAnswer() throws {
    let heed = try heed(
      "ask", "Who?", "--field", "name=Name", "--plain", "--json", input: "Ada \"A\"\n1\n")
    #expect(heed.exitCode == 0)
    #expect(
      heed.text == """
        {
          "action": "ok",
          "index": 1,
          "reason": "action",
          "values": {
            "name": "Ada \\"A\\""
          },
          "selections": {},
          "wasShown": true
        }

        """)
  }

  @Test(
    arguments: [
      (["ask"], "needs a TITLE"), (["ask", "?", "--on", "screen"], "--on cannot be 'screen'"),
      (["ask", "?", "--timeout", "0"], "--timeout cannot be '0'"),
      (["ask", "?", "--timeout", "soon"], "such as 30"),
      (["ask", "?", "--escape-delay", "-1"], "--escape-delay cannot be '-1'"),
      (["ask", "?", "--plain", "--on", "window"], "leave out --on window"),
      (["ask", "Delete?", "--help"], "--help stands among other words"),
      (["show", "a.json", "b.json"], "one document at a time"),
    ] as [([String], String)])
  func refusesBadUsage(_ words: [String], _ reason: String) throws {
    let heed = try Command(words)
    #expect(heed.exitCode == 2)
    #expect(heed.text.isEmpty)
    #expect(heed.errors.contains(reason), "\(heed.errors)")
  }

  @Test func showsNothingOfADocumentThatCannotBeRead() throws {
    let bad = try heed("show", "-", "--plain", input: #"{"heed": 1, "titel": "x"}"#)
    #expect(bad.exitCode == 2)
    #expect(bad.errors.contains("titel"))
    #expect(try heed("show", "no-such-file.json", "--plain").exitCode == 2)
    let forced =
      #"{"heed": 1, "title": "x", "actions": [{"title": "A"}], "dismiss": {"forced": true}}"#
    let timed = try heed("show", "-", "--plain", "--timeout", "3", input: forced)
    #expect(timed.exitCode == 2)
    #expect(timed.errors.contains("--timeout does not go with this document"))
  }

  @Test(arguments: [#"a\nb"#, #"a\u001B[31m"#, #"a\u202Eb"#])
  func printsNoIdThatWouldActOnATerminal(_ id: String) throws {
    let document = #"{"heed": 1, "title": "x", "actions": [{"id": "\#(id)", "title": "A"}]}"#
    let plain = try heed("show", "-", "--plain", input: document)
    #expect(plain.exitCode == 2)
    #expect(plain.output.isEmpty)
    #expect(plain.errors.contains("cannot be printed as the answer"), "\(plain.errors)")
    #expect(!plain.errors.contains("\u{1B}"))
  }

  @Test func saysThatTheAnswerCannotBeWritten() throws {
    for redirection in ["> /dev/full", ">&-"] {
      let shell = try Command(
        "-c", "echo 1 | setsid --wait '\(Command.folder)/heed' ask '?' --plain \(redirection)",
        program: "/bin/sh")
      #expect(shell.exitCode == 4)
      #expect(shell.errors.contains("Cannot write to standard output"), "\(shell.errors)")
    }
  }
}
