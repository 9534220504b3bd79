import Foundation
import Testing

/// The pages of the documentation show the sample code, which the compiler for iOS checks.
@Suite struct DocumentationTests {
  /// Code with the name that it is known by.
  struct Sample: Hashable {
    var name: String
    var code: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func files(in folder: String, _ suffix: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" } ?? []
  }

  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The code between the marks of the sample files, without its indentation.
  static func compiled() throws -> [Sample] {
    var samples: [Sample] = []
    for file in files(in: "Examples/UIKit", ".swift") + files(in: "Examples/SwiftUI", ".swift") {
      var open: (sample: Sample, indentation: Int)?
      for line in try lines(of: file) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("// Snippet: ") {
          let name = String(text.dropFirst("// Snippet: ".count))
          open = (Sample(name: name, code: ""), line.count - text.count)
        } else if text == "// End", let sample = open?.sample {
          samples.append(sample)
          open = nil
        } else if let indentation = open?.indentation {
          open?.sample.code += String(line.dropFirst(indentation)) + "\n"
        }
      }
    }
    return samples
  }

  /// The Swift code of a page with the sample that the comment above it names.
  static func shown(on page: String) throws -> [Sample] {
    var samples: [Sample] = []
    var name = ""
    var code: String?
    for line in try lines(of: page) {
      if line.hasPrefix("<!-- Sample: ") {
        name = String(line.dropFirst("<!-- Sample: ".count).dropLast(" -->".count))
      } else if line == "```swift" {
        code = ""
      } else if line == "```", let whole = code {
        samples.append(Sample(name: name, code: whole))
        name = ""
        code = nil
      } else {
        code? += line + "\n"
      }
    }
    return samples
  }

  static let modules = ["HeedUIKit", "HeedSwiftUI"]
  static let pages = modules.flatMap { files(in: "Sources/\($0)/\($0).docc", ".md") }

  @Test(arguments: pages) func showsOnlyCodeThatIsCompiled(page: String) throws {
    let compiled = try Self.compiled()
    for sample in try Self.shown(on: page) {
      let twin = compiled.first { $0.name == sample.name }
      #expect(sample.code == twin?.code, "the code above which stands 'Sample: \(sample.name)'")
    }
  }

  @Test func showsEverySampleOnce() throws {
    let shown = try Self.pages.flatMap { try Self.shown(on: $0).map(\.name) }
    let compiled = try Self.compiled().map(\.name)
    #expect(shown.sorted() == compiled.sorted())
    #expect(compiled.count >= 30)
  }

  @Test(arguments: modules) func listsEveryPublicTypeOnce(_ module: String) throws {
    var types: [String] = []
    for file in Self.files(in: "Sources/\(module)", ".swift") {
      for line in try Self.lines(of: file) {
        let words = line.split(separator: " ").map(String.init)
        guard let first = words.first, ["public", "open"].contains(first),
          line.prefix(while: { $0 == " " }).count <= 2
        else { continue }
        let kinds = ["struct", "enum", "class", "protocol", "actor", "typealias"]
        guard let index = words.firstIndex(where: { kinds.contains($0) }), index <= 2 else {
          continue
        }
        types.append(String(words[index + 1].prefix { $0.isLetter || $0.isNumber }))
      }
    }
    let listed = try Self.lines(of: "Sources/\(module)/\(module).docc/\(module).md")
      // What has a slash is of another module, and extended here.
      .filter { $0.hasPrefix("- ``") && !$0.contains("/") }
      .map { String($0.dropFirst(4).dropLast(2)) }
    #expect(types.count >= 3)
    #expect(listed.sorted() == types.sorted())
  }
}
