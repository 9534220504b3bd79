import Foundation
import Testing

/// `heed code`, as it is built.
struct CodeTests {
  private static let document = #"{"heed": 1, "title": "Go on?", "actions": [{"title": "Yes"}]}"#

  @Test(arguments: [
    ([], "extension UIViewController {\n  func askQuestion() async {"),
    (["--as", "swiftui", "--name", "go-on"], "struct GoOnButton: View {"),
    (["--as=swift"], "static var question: Alert {"),
    (["--as", "ask"], "heed ask 'Go on?' --action Yes\n"),
    (["--as", "json"], "\"title\": \"Go on?\""),
  ])
  func printsADocumentAsSource(_ options: [String], _ part: String) throws {
    let heed = try Command(["code", "-"] + options, input: Self.document)
    #expect(heed.exitCode == 0)
    #expect(heed.errors.isEmpty)
    #expect(heed.text.contains(part))
  }

  @Test func callsTheQuestionAsItsFile() throws {
    try withFolder { folder in
      try Data(Self.document.utf8).write(to: URL(fileURLWithPath: folder + "/go-on.json"))
      let heed = try Command("code", folder + "/go-on.json")
      #expect(heed.text.contains("func askGoOn() async"))
    }
  }

  @Test func whatItPrintsForAShellRuns() throws {
    let code = try Command("code", "-", "--as", "ask", input: Self.document)
    let line = code.text.dropLast() + " --plain\n"
    let shell = try Command(
      "-c", "heed() { '\(Command.folder)/heed' \"$@\"; }; \(line)", input: "1\n",
      program: "/bin/sh")
    #expect(shell.exitCode == 0)
    #expect(shell.text == "action1\n")
  }

  @Test(arguments: [
    (["-", "--as", "uikti"], "did you mean 'uikit'?"), ([], "heed code needs a FILE"),
    (["-", "a.json"], "one document"),
  ])
  func refusesWhatItCannotDo(_ words: [String], _ part: String) throws {
    let heed = try Command(["code"] + words, input: Self.document)
    #expect(heed.exitCode == 2)
    #expect(heed.text.isEmpty)
    #expect(heed.errors.contains(part))
  }

  @Test func printsNothingOfABadDocument() throws {
    let heed = try Command("code", "-", input: #"{"heed": 1, "titel": "A"}"#)
    #expect(heed.exitCode == 2)
    #expect(heed.text.isEmpty)
    #expect(heed.errors.contains("did you mean 'title'?"))
  }
}
