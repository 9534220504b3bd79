import Foundation
import HeedDocument
import Testing

/// The light program, as it is built.
struct HeedTests {
  private static let good = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#

  @Test func saysItsVersion() throws {
    let heed = try Command("--version")
    #expect(heed.exitCode == 0)
    #expect(heed.text.hasPrefix("heed ") && heed.text.hasSuffix("\n"))
    #expect(heed.errors.isEmpty)
  }

  @Test(arguments: ["--help", "-h", "help"])
  func explainsItself(_ word: String) throws {
    let heed = try Command(word)
    #expect(heed.exitCode == 0)
    #expect(heed.text.hasPrefix("Usage: heed COMMAND"))
  }

  @Test(arguments: [
    "show", "ask", "render", "check", "code", "gallery", "schema", "completions", "man",
  ])
  func explainsACommandInBothWays(_ name: String) throws {
    let help = try Command("help", name)
    #expect(help.exitCode == 0)
    #expect(help.text.hasPrefix("Usage: heed \(name)"))
    #expect(try Command(name, "--help").output == help.output)
  }

  @Test func refusesToRunWithoutACommand() throws {
    let heed = try Command()
    #expect(heed.exitCode == 2)
    #expect(heed.text.isEmpty)
    #expect(heed.errors.hasPrefix("Usage: heed COMMAND"))
  }

  @Test(arguments: [
    ("chekc", "did you mean 'check'?"), ("--versoin", "did you mean '--version'?"),
  ])
  func refusesWhatItDoesNotKnow(_ word: String, _ words: String) throws {
    let heed = try Command(word)
    #expect(heed.exitCode == 2)
    #expect(heed.text.isEmpty)
    #expect(heed.errors.contains(words))
  }

  @Test func printsTheSchema() throws {
    let heed = try Command("schema")
    #expect(heed.exitCode == 0)
    #expect(heed.text == AlertSchema.json)
    #expect(try JSONSerialization.jsonObject(with: heed.output) is [String: Any])
  }

  @Test func saysThatOutputCannotBeWritten() throws {
    let shell = try Command(
      "-c", "'\(Command.folder)/heed' schema > /dev/full", program: "/bin/sh")
    #expect(shell.exitCode == 4)
    #expect(shell.errors.contains("Cannot write to standard output"))
  }

  @Test func saysThatTheProgramThatDrawsIsMissing() throws {
    try withFolder { folder in
      try FileManager.default.copyItem(
        atPath: Command.folder + "/heed", toPath: folder + "/heed")
      let heed = try Command("render", "-", "-o", "-", input: Self.good, program: folder + "/heed")
      #expect(heed.exitCode == 4)
      #expect(heed.errors.contains("heed-render"))
      #expect(heed.errors.split(separator: "\n").count == 1)
    }
  }
}
