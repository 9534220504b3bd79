import HeedCommand
import Testing

/// Commands of two words.
struct GroupTests {
  @Test(arguments: CommandGroup.all.map { $0.name })
  func explainsAGroup(_ name: String) {
    for heed in [Program("help", name), Program(name, "--help"), Program(name, "-h")] {
      #expect(heed.exitCode == 0)
      #expect(heed.output.hasPrefix("Usage: heed \(name) COMMAND"))
      for command in CommandSpec.all where command.group == name {
        #expect(heed.output.contains("  \(command.name) "))
      }
    }
  }

  @Test(arguments: CommandSpec.all.filter { $0.group != nil })
  func explainsItsCommands(_ command: CommandSpec) throws {
    let help = Program(["help"] + command.words)
    #expect(help.exitCode == 0)
    #expect(help.output == Usage.text(for: command) + "\n")
    #expect(Program(command.words + ["--help"]).output == help.output)
  }

  @Test func refusesAWordThatIsNone() {
    let heed = Program("update", "chek")
    #expect(heed.exitCode == 2)
    #expect(heed.errors.contains("There is no command 'update chek'; did you mean 'update check'?"))
    #expect(Program("help", "feed", "lnit").errors.contains("did you mean 'feed init'?"))
    let alone = Program("feed")
    #expect(alone.exitCode == 2)
    #expect(alone.errors.hasPrefix("Usage: heed feed COMMAND"))
  }
}
