import HeedCommand
import Testing

struct ArgumentParserTests {
  private let parser = ArgumentParser(.render)

  @Test(arguments: [
    ["--size", "390x844", "a.json"], ["--size=390x844", "a.json"], ["a.json", "--size", "390x844"],
    ["--size", "1x1", "--size", "390x844", "a.json"],
  ])
  func readsAValueInEachForm(_ arguments: [String]) throws {
    let parsed = try parser.parse(arguments)
    #expect(parsed["size"] == "390x844")
    #expect(parsed.operands == ["a.json"])
  }

  @Test(arguments: [["-o", "a.png"], ["-oa.png"], ["-o=a.png"], ["--output", "a.png"]])
  func readsTheLetterOfAnOption(_ arguments: [String]) throws {
    #expect(try parser.parse(arguments + ["a.json"])["output"] == "a.png")
  }

  @Test func takesEverythingAfterTwoDashesAsFiles() throws {
    let parsed = try parser.parse(["--lenient", "--", "--size", "-"])
    #expect(parsed.operands == ["--size", "-"])
    #expect(parsed.has("lenient"))
    #expect(parsed["size"] == nil)
  }

  @Test func takesOneDashAsAFileAndAsAValue() throws {
    let parsed = try parser.parse(["-", "-o", "-"])
    #expect(parsed.operands == ["-"])
    #expect(parsed["output"] == "-")
  }

  @Test func keepsAnEmptyValue() throws {
    #expect(try parser.parse(["--theme=", "a.json"])["theme"] == "")
  }

  @Test func keepsAnEqualsSignInAValue() throws {
    #expect(try parser.parse(["--behind=a=b.png", "a.json"])["behind"] == "a=b.png")
  }

  @Test func givesHelpWhateverElseIsTyped() throws {
    #expect(try parser.parse(["--help", "--no-such-thing"]).has("help"))
    #expect(try parser.parse(["-h"]).has("help"))
  }

  /// What is typed, what is said about it, and what was meant.
  private static let mistakes: [([String], String, String?)] = [
    (["--siez", "1x1", "a"], "There is no option --siez of heed render", "--size"),
    (["--apperance=dark", "a"], "There is no option --apperance of heed render", "--appearance"),
    (["--Scale", "2", "a"], "There is no option --Scale of heed render", "--scale"),
    (["--zebra", "a"], "There is no option --zebra of heed render", nil),
    (["-x", "a"], "There is no option -x of heed render", nil),
    (["--size"], "--size needs a value, such as --size 390x844", nil),
    (["--size", "--lenient"], "--size needs a value, such as --size 390x844", nil),
    (["-o"], "-o needs a value, such as -o alert.png", nil),
    (["--lenient=yes", "a"], "--lenient takes no value", nil),
    ([], "heed render needs a FILE", nil),
    (["-", "-"], "Standard input can be read only once", nil),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrong(_ arguments: [String], _ message: String, _ suggestion: String?) {
    let error = #expect(throws: CommandError.self) { try parser.parse(arguments) }
    #expect(error?.message == message)
    #expect(error?.suggestion == suggestion)
    #expect(error?.exitCode == .usage)
    #expect(error?.advice == "Try 'heed render --help'.")
  }

  @Test func refusesFilesWhereNoneAreTaken() {
    let error = #expect(throws: CommandError.self) {
      try ArgumentParser(.schema).parse(["a.json"])
    }
    #expect(error?.message == "heed schema takes no 'a.json'")
  }
}
