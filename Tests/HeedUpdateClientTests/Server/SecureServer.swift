import Foundation
import HeedUpdateClient

/// A server with a certificate of its own making, which is `openssl s_server`; each path is a file that
/// holds a whole answer.
final class SecureServer {
  let port: Int
  let folder: URL
  private let process: ChildProcess

  /// Whether the command is there.
  static let isAvailable =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  /// The file with the certificate.
  var certificate: String { folder.appendingPathComponent("certificate.pem").path }

  /// Starts a server for `localhost`, or for another name.
  init(answers: [String: String], name: String = "localhost") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("heed-tls-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, answer) in answers {
      try Data(answer.utf8).write(to: folder.appendingPathComponent(path))
    }
    let isMade = try ChildProcess.shell(
      """
      cd '\(folder.path)' && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
        -keyout key.pem -out certificate.pem -days 2 -subj /CN=\(name) -addext subjectAltName=DNS:\(name)
      """)
    guard isMade else { throw TestServer.ServerError() }
    port = Int(try TestServer { _, _ in }.port)
    process = try ChildProcess(
      "/bin/sh",
      [
        "-c",
        """
        cd '\(folder.path)' && exec openssl s_server -accept 127.0.0.1:\(port) -cert certificate.pem \
          -key key.pem -HTTP -quiet
        """,
      ])
    for _ in 0..<500 where !TestServer.isListening(UInt16(port)) { usleep(10_000) }
  }

  func address(_ path: String) throws -> WebAddress {
    try WebAddress("https://localhost:\(port)/\(path)")
  }

  deinit {
    // The child has the mask of the thread that started it, which may hold back everything else.
    process.send(SIGKILL)
    process.wait()
    try? FileManager.default.removeItem(at: folder)
  }
}
