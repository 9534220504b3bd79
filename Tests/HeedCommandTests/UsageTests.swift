import HeedCommand
import Testing

struct UsageTests {
  @Test func listsEveryCommand() {
    for command in CommandSpec.all {
      #expect(Usage.overview.contains("  \(command.name) "))
      #expect(Usage.overview.contains(command.summary))
    }
  }

  @Test(arguments: CommandSpec.all)
  func explainsEveryOption(of command: CommandSpec) {
    let text = Usage.text(for: command)
    for option in command.options {
      #expect(text.contains("  \(option.spelling)"))
      #expect(text.contains(option.summary))
    }
  }

  @Test(arguments: CommandSpec.all.map { Usage.text(for: $0) } + [Usage.overview])
  func fitsATerminalOf80Columns(_ text: String) {
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func looksLikeThis() {
    #expect(
      Usage.text(for: .check) == """
        Usage: heed check FILE… [options]

        Reads documents and names the place of every problem.

          FILE                        An alert document; - is standard input.

        Options:
          --lenient                   Skip optional keys that are not known, as apps do.
          -h, --help                  Print this help.

        Exit codes: 0 all is well; 2 bad usage or a bad document, nothing was written;
        4 something could not be read, written or drawn.
        """)
  }
}
