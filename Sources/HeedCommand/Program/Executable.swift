#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the running program is.
package enum Executable {
  /// The folder of the program's file, links followed.
  package static var folder: String {
    if let path = realpath("/proc/self/exe", nil) {
      defer { free(path) }
      return FilePath.folder(of: String(cString: path))
    }
    // A system without /proc: the name by which it was started, if it says a folder.
    return FilePath.folder(of: CommandLine.arguments.first ?? "")
  }
}
