import Foundation
import Heed
import HeedCode
import HeedExamples
import HeedTesting

/// The seed of generated cases; `HEED_SEED=random` tries new ones, and a number repeats a run's.
enum TestSeed {
  static let value: UInt64 = {
    switch ProcessInfo.processInfo.environment["HEED_SEED"] {
    case "random"?: UInt64.random(in: 0...UInt64.max)
    case let text?: UInt64(text) ?? 20_261_130
    case nil: 20_261_130
    }
  }()
}

/// Runs lines in the shell of this system.
enum SystemShell {
  /// The words that `heed` is given by each line, as they are typed.
  static func words(of lines: [String]) throws -> [[String]] {
    let function = "heed() { for word; do printf '%s\\0' \"$word\"; done; printf '\\001\\0'; }\n"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("heed-code-\(UUID().uuidString).sh")
    try Data((function + lines.joined()).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    var all: [[String]] = []
    var words: [String] = []
    for word in bytes.split(separator: 0, omittingEmptySubsequences: false) {
      if word.elementsEqual([1]) {
        all.append(words)
        words = []
      } else {
        words.append(String(decoding: word, as: UTF8.self))
      }
    }
    return all
  }
}
