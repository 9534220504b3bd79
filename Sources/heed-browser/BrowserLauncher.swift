internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Opens an address in the person's browser.
///
/// Commands are words and go to no shell. The one that is started has a session of its own, so that
/// Ctrl-C does not end the browser, and hears and says nothing on the terminal.
struct BrowserLauncher {
  private enum Stage {
    /// Nothing that could be started is left.
    case failed
    case running(pid_t)
    /// A command ended well, and so has handed the address on to a browser.
    case handedOn
  }

  private var commands: [[String]]
  private var stage = Stage.failed
  /// What went wrong last.
  private var command = ""
  private(set) var failure: String?

  /// Finds the commands to try: those of `BROWSER`, then the system's.
  init(address: String) {
    let variable = getenv("BROWSER").map { String(cString: $0) } ?? ""
    let own = variable.split(separator: ":").map { command in
      command.split(separator: " ").map { String($0) }
    }.filter { !$0.isEmpty }
    #if canImport(Darwin)
      let usual = [["open"]]
    #else
      let usual = [["xdg-open"], ["x-www-browser"]]
    #endif
    commands = (own.isEmpty ? usual : own).map { words in
      let filled = words.map { Self.filling($0, with: address) }
      return filled == words ? words + [address] : filled
    }
  }

  /// Starts the next command that can be started.
  mutating func start() {
    while !commands.isEmpty {
      let words = commands.removeFirst()
      command = words[0]
      let number = spawn(words)
      if number == 0 { return }
      let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
      failure = "'\(words[0])' cannot be started: \(reason)"
    }
  }

  /// Looks whether the command has failed, and tries the next one then.
  ///
  /// - Returns: Whether there is still hope that a page will be opened.
  mutating func isHopeful() -> Bool {
    switch stage {
    case .failed: return false
    case .handedOn: return true
    case .running(let child):
      var status: Int32 = 0
      guard waitpid(child, &status, WNOHANG) == child else { return true }
      if status == 0 {
        stage = .handedOn
        return true
      }
      let code = status & 0x7F == 0 ? "with \(status >> 8 & 0xFF)" : "by signal \(status & 0x7F)"
      failure = "'\(command)' ended \(code)"
      stage = .failed
      start()
      return isHopeful()
    }
  }

  private mutating func spawn(_ words: [String]) -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // The name is one of GNU's, which Swift does not see.
      let session: Int16 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let session = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this program passes over are the browser's again.
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | session)

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var started = pid_t()
    let number = posix_spawnp(&started, words[0], &actions, &attributes, arguments, environ)
    if number == 0 { stage = .running(started) }
    return number
  }

  /// A word with the address in place of each `%s`.
  private static func filling(_ word: String, with address: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      if byte == UInt8(ascii: "s"), bytes.last == UInt8(ascii: "%") {
        bytes.removeLast()
        bytes += address.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
