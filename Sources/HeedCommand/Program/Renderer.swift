#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The program beside this one that draws; it holds the libraries that this one does without.
enum Renderer {
  private static let name = "heed-render"
  private static var path: String { FilePath.join(Executable.folder, name) }

  /// Whether it is there.
  static var isThere: Bool { FileSystem.isExecutable(path) }

  /// What is said where it is not there, after what could not be done.
  static var absence: String { "without '\(name)', which belongs beside heed as '\(path)'" }

  /// Becomes the program that draws, with the same arguments; returns only where that fails.
  static func start(_ arguments: [String]) -> CommandError {
    guard isThere else { return .failure("Cannot draw \(absence)") }
    let path = path
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    return .failure("Cannot start '\(path)': \(SystemError.text(errno))")
  }
}
