import Foundation
import Heed
import HeedCode

/// Writes the source of every alert into a folder for each form, and a list of the values.
@main struct Write {
  static func main() throws {
    let words = CommandLine.arguments
    let output = words[2]
    let all = try Originals.all(examples: words[1])
    print("HEED_SEED=\(Originals.seed): \(all.count) alerts")
    for form in SourceForm.all {
      try FileManager.default.createDirectory(
        atPath: "\(output)/\(form.name)", withIntermediateDirectories: true)
      for (name, alert) in all {
        let text = SourceWriter(name: Name(name)).write(alert, as: form)
        let isSwift = form == .value || form == .uiKit || form == .swiftUI
        let ending = isSwift ? "swift" : form == .shell ? "sh" : "json"
        try Data(text.utf8).write(
          to: URL(fileURLWithPath: "\(output)/\(form.name)/\(name).\(ending)"))
      }
    }
    var list = "import Heed\n\nlet written: [@Sendable () -> Alert] = [\n"
    for (name, _) in all { list += "  { .\(identifier(name)) },\n" }
    try Data((list + "]\n").utf8).write(to: URL(fileURLWithPath: "\(output)/Written.swift"))
  }

  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
