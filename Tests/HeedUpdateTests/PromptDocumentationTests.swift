import Foundation
import Testing

/// The pages about updates show the sample code, which the compiler for iOS checks.
@Suite struct PromptDocumentationTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The code between the marks of the sample files, by its name, without its indentation.
  static func compiled() throws -> [String: String] {
    var samples: [String: String] = [:]
    for file in ["Starting", "Masks", "FromSiren", "InSwiftUI", "Feeds"] {
      var open: (name: String, indentation: Int)?
      for line in try lines(of: "Examples/Update/\(file).swift") {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("// Snippet: ") {
          let name = String(text.dropFirst("// Snippet: ".count))
          open = (name, line.count - text.count)
          samples[name] = ""
        } else if text == "// End" {
          open = nil
        } else if let open {
          samples[open.name, default: ""] += String(line.dropFirst(open.indentation)) + "\n"
        }
      }
    }
    return samples
  }

  /// The code of the pages, by the name that stands above it.
  static func shown() throws -> [String: String] {
    var samples: [String: String] = [:]
    for page in [
      "HeedUpdate/HeedUpdate.docc/AskingPeopleToUpdate",
      "HeedUpdate/HeedUpdate.docc/MovingFromSiren",
      "HeedUpdateClient/HeedUpdateClient.docc/AskingForReleases",
    ] {
      var name = ""
      var isCode = false
      for line in try lines(of: "Sources/\(page).md") {
        if line.hasPrefix("<!-- Sample: ") {
          name = String(line.dropFirst("<!-- Sample: ".count).dropLast(" -->".count))
        } else if line.hasPrefix("```") {
          isCode = line == "```swift"
        } else if isCode {
          samples[name, default: ""] += line + "\n"
        }
      }
    }
    return samples
  }

  @Test func showsAllCodeThatIsCompiledAndNoOther() throws {
    let shown = try Self.shown()
    #expect(shown.count >= 10)
    #expect(try Self.compiled() == shown)
  }
}
