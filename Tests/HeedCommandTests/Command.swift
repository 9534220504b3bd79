import Foundation
import HeedCommand

/// Runs the built commands, as a shell does.
struct Command {
  let exitCode: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The folder of the built programs, which is also that of the tests.
  static var folder: String { Executable.folder }

  /// Runs `heed`, or another program, and waits for its end.
  init(
    _ arguments: String..., input: String = "", program: String = Self.folder + "/heed",
    in folder: String? = nil
  ) throws {
    try self.init(arguments, input: input, program: program, in: folder)
  }

  /// Runs `heed`, or another program, and waits for its end.
  init(
    _ arguments: [String], input: String = "", program: String = Self.folder + "/heed",
    in folder: String? = nil
  ) throws {
    let folderForFiles = FileManager.default.temporaryDirectory
    let name = "heed-tests-\(UUID().uuidString)"
    let outputFile = folderForFiles.appendingPathComponent(name + "-output")
    let errorFile = folderForFiles.appendingPathComponent(name + "-errors")
    let inputFile = folderForFiles.appendingPathComponent(name + "-input")
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    try Data(input.utf8).write(to: inputFile)
    defer {
      try? FileManager.default.removeItem(at: outputFile)
      try? FileManager.default.removeItem(at: errorFile)
      try? FileManager.default.removeItem(at: inputFile)
    }
    // Files and not pipes: a command that ends before it has read everything would end the tests.
    let status = try Child.run(
      [program] + arguments, in: folder, input: inputFile.path, output: outputFile.path,
      errors: errorFile.path)
    exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    output = try Data(contentsOf: outputFile)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
  }
}
