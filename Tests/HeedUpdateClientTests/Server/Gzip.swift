import Foundation

/// Packed bodies, by the command.
enum Gzip {
  /// So many spaces in gzip's form.
  static func pack(count: Int) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let line = "head -c \(count) /dev/zero | tr '\\0' ' ' | gzip -9 > '\(folder.path("packed"))'"
    guard try ChildProcess.shell(line) else { throw TestServer.ServerError() }
    return Array(try Data(contentsOf: folder.url.appendingPathComponent("packed")))
  }
}
