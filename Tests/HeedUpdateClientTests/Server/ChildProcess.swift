#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another process; what it prints goes nowhere.
final class ChildProcess: Sendable {
  let id: pid_t

  /// Starts a program with words and further variables of its environment.
  init(_ path: String, _ words: [String], variables: [String] = []) throws {
    var id = pid_t()
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
    }
    #if canImport(Glibc)
      // Else the child would hold the connections of servers open that other tests close.
      for file in Int32(3)..<512 { posix_spawn_file_actions_addclose(&actions, file) }
    #endif
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) }
    for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) {
        environment.append(strdup(name + "=" + String(cString: value)))
      }
    }
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    guard posix_spawn(&id, path, &actions, nil, &arguments, &environment) == 0 else {
      throw TestServer.ServerError()
    }
    self.id = id
  }

  /// Runs a line of the shell to its end; whether it succeeded.
  static func shell(_ line: String) throws -> Bool {
    try ChildProcess("/bin/sh", ["-c", line]).wait() == 0
  }

  func send(_ signal: Int32) { kill(id, signal) }

  /// Waits for the end; what the system says of it.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// Whether it has not ended.
  var isRunning: Bool { kill(id, 0) == 0 && waitpid(id, nil, WNOHANG) == 0 }
}
