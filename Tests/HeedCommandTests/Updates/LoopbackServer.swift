import Foundation
import HeedCommand

/// A folder that a small server gives out on this machine, until it is ended.
final class LoopbackServer {
  private static let python = "/usr/bin/python3"
  /// Whether there is anything to serve with.
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: python) }

  private let process = Process()
  let port: Int

  /// Serves a folder on a port that is free.
  init(_ folder: String) throws {
    process.executableURL = URL(fileURLWithPath: Self.python)
    // It must not hold the pipes of other programs that are started at the same moment: who reads from
    // one would wait for its end.
    process.arguments = [
      "-u", "-c",
      """
      import os, runpy, sys
      os.closerange(3, 4096)
      sys.argv = ["http.server", "0", "--bind", "127.0.0.1"]
      runpy.run_module("http.server", run_name="__main__")
      """,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says: Serving HTTP on 127.0.0.1 port 40000 (http://…)
    var text = ""
    while !text.contains("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let words = text.split(separator: " ")
    let index = words.firstIndex(of: "port")
    port = index.flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil } ?? 0
  }

  func address(_ name: String) -> String { "http://127.0.0.1:\(port)/\(name)" }

  func end() {
    // Children of the tests may have other signals held back.
    kill(process.processIdentifier, SIGKILL)
  }
}
