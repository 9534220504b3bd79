#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program beside this one; it holds the libraries that this one does without.
struct Companion {
  let name: String
  /// What cannot be done without it, such as `draw`.
  let purpose: String
  /// How the command ends where it cannot be started.
  var exitCode = ExitCode.failure

  /// The one that draws.
  static let render = Companion(name: "heed-render", purpose: "draw")
  /// The one that speaks to servers, reads appcasts and knows signatures.
  static let net = Companion(
    name: "heed-net", purpose: "load documents, read appcasts, sign or verify")
  /// The one that asks in a browser; without it there is no such surface.
  static let browser = Companion(
    name: "heed-browser", purpose: "ask in a browser", exitCode: .unavailable)

  /// The one with windows.
  static let window = Companion(name: "heed-window", purpose: "show a window")

  private var path: String { FilePath.join(Executable.folder, name) }

  /// Whether it is there.
  var isThere: Bool { FileSystem.isExecutable(path) }

  /// What is said where it is not there, after what could not be done.
  var absence: String { "without '\(name)', which belongs beside heed as '\(path)'" }

  /// Becomes the program, with the same arguments; returns only where that fails.
  func start(_ arguments: [String]) -> CommandError {
    guard isThere else { return error("Cannot \(purpose) \(absence)") }
    let path = path
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    return error("Cannot start '\(path)': \(SystemError.text(errno))")
  }

  private func error(_ message: String) -> CommandError {
    CommandError(message: message, exitCode: exitCode)
  }
}
