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
        Usage: heed check [FILE…] [options]

        Names the place of every problem: what cannot be read, what cannot be meant,
        and what people would trip over, such as letters with too little contrast.
        Documents are laid out in light and dark on a surface of 390 by 844 points;
        the options say what else the surface is like. With --strings, the texts that
        the documents name by their keys are looked at in every language; without a
        document all texts are.

          FILE                        An alert document; - is standard input.

        Options:
          --size WxH                  The surface in points (390x844).
          --scale 1|2|3               Pixels a point (2).
          --safe-area T,L,B,R         Points that bars take from each side (none).
          --keyboard HEIGHT           Points that a keyboard covers (none).
          --appearance light|dark     The appearance (both).
          --contrast normal|high      The contrast (normal).
          --direction ltr|rtl         The direction (that of the locale).
          --text-size SIZE            xS, S, M, L, xL, xxL, xxxL or AX1 to AX5 (L).
          --locale TAG                The language and region (en).
          --strings DIR               The app's texts: .lproj folders, .xcstrings.
          --theme NAME                ios, ios26 or card, whatever the document names.
          --bold-text                 As with bold text switched on.
          --reduce-transparency       As with less transparency asked for.
          --behind COLOR              The color behind it (what apps look like).
          --json                      Print the findings as a JSON array.
          --lenient                   Skip optional keys that are not known, as apps do.
          -h, --help                  Print this help.

        Exit codes: 0 no errors, perhaps warnings and notes; 1 errors; 2 bad usage or
        a document that cannot be read as it stands; 4 something could not be read,
        or not be laid out.
        """)
  }
}
