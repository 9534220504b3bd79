import Foundation
import HeedCommand
import Testing

struct ManualTests {
  private static let formatter = "/usr/bin/groff"

  @Test func namesEveryCommandAndOption() {
    for command in CommandSpec.all {
      #expect(ManualPage.text.contains(".SS heed \(command.name)\n"))
      for option in command.options {
        let name = option.name.replacingOccurrences(of: "-", with: "\\-")
        #expect(ManualPage.text.contains("\\fB\\-\\-\(name)\\fR"))
      }
    }
  }

  @Test func isPrintedByTheCommand() throws {
    let heed = try Command("man")
    #expect(heed.exitCode == 0)
    #expect(heed.text == ManualPage.text + "\n")
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: formatter), "groff is not installed"))
  func isFormattedWithoutAWarning() throws {
    let page = try Command(
      ["-man", "-Tutf8", "-ww", "-P-c", "-P-b", "-P-u"], input: ManualPage.text + "\n",
      program: Self.formatter)
    #expect(page.exitCode == 0)
    #expect(page.errors.isEmpty)
    let text = page.text
    for heading in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "FILES",
      "EXAMPLES",
    ] {
      #expect(text.contains("\n\(heading)\n"))
    }
    #expect(text.contains("heed check --json question.json"))
    for line in text.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
