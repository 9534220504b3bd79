import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Runs a program and waits for it alone.
///
/// Foundation's `Process` hears of an end by a socket that other children inherit, and so can wait for
/// them too.
enum Child {
  struct Failure: Error {
    var program: String
    var code: Int32
  }

  /// The status as `waitpid` tells it.
  static func run(
    _ words: [String], in folder: String?, input: String, output: String, errors: String
  ) throws -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    // The tests' threads hold signals back, and their children would.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let words = folder.map { ["/usr/bin/env", "-C", $0] + words } ?? words
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child = pid_t()
    var code: Int32
    repeat {
      // A program that was just copied is busy while another child still holds its file.
      code = posix_spawn(&child, words[0], &actions, &attributes, arguments, environ)
    } while code == ETXTBSY
    guard code == 0 else { throw Failure(program: words[0], code: code) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(program: words[0], code: errno) }
    }
    return status
  }
}
