internal import HeedCommand

/// What makes alerts on a page: the files in `heed-web`, beside the program.
struct WebFiles {
  private let files: [(name: String, type: String, bytes: [UInt8])]

  /// Reads the files.
  init() throws(CommandError) {
    let folder = FilePath.join(Executable.folder, "heed-web")
    guard FileSystem.isThere(FilePath.join(folder, "heed.js")) else {
      throw .unavailable(
        "Cannot ask in a browser without '\(FilePath.join(folder, "heed.js"))'",
        advice: "'make web' makes it, and 'make build' puts it there.")
    }
    var files: [(name: String, type: String, bytes: [UInt8])] = []
    for (ending, type) in [("js", "text/javascript"), ("wasm", "application/wasm")] {
      for name in try FileSystem.names(in: folder, withExtension: ending) {
        let bytes = try FileSystem.read(FilePath.join(folder, name), limit: 16_777_216)
        files.append((name, type, bytes))
      }
    }
    self.files = files
  }

  /// The file of a name.
  subscript(name: String) -> HTTPResponse? {
    files.first { $0.name == name }.map { .content($0.type, $0.bytes) }
  }
}
