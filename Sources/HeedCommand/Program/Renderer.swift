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

  /// Becomes the program that draws, with the same arguments; returns only where that fails.
  static func start(_ arguments: [String]) -> CommandError {
    let path = FilePath.join(Executable.folder, name)
    guard FileSystem.isExecutable(path) else {
      return .failure("Cannot draw without '\(name)', which belongs beside heed as '\(path)'")
    }
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    return .failure("Cannot start '\(path)': \(SystemError.text(errno))")
  }
}
