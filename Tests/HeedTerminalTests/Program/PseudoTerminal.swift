#if canImport(Glibc)
  import Foundation
  import Glibc
  import HeedTerminal

  /// A program on a terminal of its own, with the screen that it draws on.
  final class PseudoTerminal {
    private var leader: Int32
    private var follower: Int32
    /// The number of the process.
    let process: pid_t
    private(set) var screen: TerminalScreen
    private(set) var written: [UInt8] = []
    /// What the process wrote to its standard output and errors, where those are files.
    private let outputFile: String
    private let errorFile: String
    private var status: Int32?
    /// The modes of the terminal before the program began.
    private let formerModes: [UInt8]
    /// Whether the terminal answers questions, as a terminal with the Kitty protocol does.
    var answers: [UInt8]? = Array("\u{1B}[?62;4c".utf8)

    /// The folder of the built programs, which is also that of the tests.
    static var folder: String {
      let path =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      let tests = path.isEmpty ? CommandLine.arguments.first ?? "" : path
      return (tests as NSString).deletingLastPathComponent
    }

    static var heed: String { folder + "/heed" }

    struct Failure: Error {
      let call: String
      let number: Int32
    }

    /// Starts a program with the terminal as standard input and as its controlling terminal.
    ///
    /// - Parameters:
    ///   - words: The program and what is typed after it.
    ///   - columns: The columns of the terminal.
    ///   - rows: The rows of the terminal.
    ///   - input: A file for standard input in the terminal's place.
    ///   - output: Where standard output leads; a file of its own by default.
    ///   - hasFiles: Whether output and errors go to files, and not to the terminal.
    ///   - environment: Variables that differ from those of the tests.
    /// - Throws: A `Failure` with the call that failed.
    init(
      _ words: [String], columns: Int = 80, rows: Int = 24, input: String? = nil,
      output: String? = nil, hasFiles: Bool = true, environment: [String: String] = [:]
    ) throws {
      leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      // TIOCSPTLCK and TIOCGPTN, which the headers do not show as numbers.
      var unlocked: Int32 = 0
      var number: Int32 = 0
      guard leader >= 0, ioctl(leader, 0x4004_5431, &unlocked) == 0,
        ioctl(leader, 0x8004_5430, &number) == 0
      else { throw Failure(call: "ptmx", number: errno) }
      let path = "/dev/pts/\(number)"
      // Held open, so that the modes can be looked at when the program is gone.
      follower = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(follower, UInt(TIOCSWINSZ), &size)
      formerModes = Self.modes(of: follower)
      screen = TerminalScreen(columns: columns, rows: rows)
      let base = NSTemporaryDirectory() + "heed-\(getpid())-\(UUID().uuidString)"
      outputFile = output ?? base + ".out"
      errorFile = base + ".err"

      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      // The first terminal that the leader of a session opens is its controlling one.
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
      for descriptor: Int32 in [1, 2] {
        if hasFiles {
          let file = descriptor == 1 ? outputFile : errorFile
          posix_spawn_file_actions_addopen(
            &actions, descriptor, file, O_WRONLY | O_CREAT, 0o600)
        } else {
          posix_spawn_file_actions_adddup2(&actions, 0, descriptor)
        }
      }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      var all = sigset_t()
      sigfillset(&all)
      posix_spawnattr_setsigdefault(&attributes, &all)
      // POSIX_SPAWN_SETSID, which not every header shows.
      let newSession: Int32 = 0x80
      let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var variables = ProcessInfo.processInfo.environment
      for name in ["NO_COLOR", "COLORTERM", "COLORFGBG", "LC_ALL", "LC_CTYPE", "LANG"] {
        variables[name] = nil
      }
      variables["TERM"] = "xterm-256color"
      // What Swift itself does after a crash takes long, and is not what is tested.
      variables["SWIFT_BACKTRACE"] = "enable=no"
      variables.merge(environment) { $1 }
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      var environment: [UnsafeMutablePointer<CChar>?] =
        variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer {
        for pointer in arguments + environment { free(pointer) }
      }
      var process: pid_t = 0
      let error = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
      guard error == 0 else { throw Failure(call: "spawn", number: error) }
      self.process = process
    }

    /// Starts `heed`.
    convenience init(
      heed words: String..., columns: Int = 80, rows: Int = 24, input: String? = nil,
      output: String? = nil, environment: [String: String] = [:]
    ) throws {
      try self.init(
        [Self.heed] + words, columns: columns, rows: rows, input: input, output: output,
        environment: environment)
    }

    deinit {
      if status == nil {
        kill(process, SIGKILL)
        kill(process, SIGCONT)
        var status: Int32 = 0
        waitpid(process, &status, 0)
      }
      if leader >= 0 {
        close(leader)
        close(follower)
      }
      unlink(errorFile)
      if outputFile.hasSuffix(".out") { unlink(outputFile) }
    }

    // MARK: The terminal

    private static func modes(of descriptor: Int32) -> [UInt8] {
      var modes = termios()
      guard tcgetattr(descriptor, &modes) == 0 else { return [] }
      return withUnsafeBytes(of: &modes) { Array($0) }
    }

    /// Whether the terminal has the modes that it had before.
    var hasFormerModes: Bool { Self.modes(of: follower) == formerModes }

    func type(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Glibc.write(leader, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
      }
    }

    func resize(columns: Int, rows: Int) {
      screen.resize(columns: columns, rows: rows)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
    }

    func signal(_ number: Int32) { kill(process, number) }

    /// Closes both ends of the terminal that are not the program's, as a window that is closed does.
    func hangUp() {
      close(leader)
      close(follower)
      leader = -1
      follower = -1
    }

    /// Takes what the program wrote.
    private func read() {
      var descriptors = [pollfd(fd: leader, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, 10) > 0, leader >= 0 else { return }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(leader, &chunk, chunk.count)
      guard count > 0 else { return }
      let bytes = chunk[..<count]
      written += bytes
      screen.write(bytes)
      if let answers, String(decoding: bytes, as: UTF8.self).contains("\u{1B}[c") {
        type(String(decoding: answers, as: UTF8.self))
      }
    }

    /// Waits until something is so; says whether it came about within a long time.
    func wait(until isSo: (PseudoTerminal) -> Bool) -> Bool {
      let limit = Date() + 10
      while !isSo(self) {
        if Date() > limit { return false }
        read()
      }
      return true
    }

    func wait(for text: String) -> Bool {
      wait { $0.screen.text.contains(text) }
    }

    /// Waits for the end of the program; gives its exit code, or what the shell makes of a signal.
    func exitCode() -> Int32? {
      var status: Int32 = 0
      let isOver = wait { terminal in
        if terminal.status == nil, waitpid(terminal.process, &status, WNOHANG) == terminal.process {
          terminal.status = status
        }
        return terminal.status != nil
      }
      guard isOver, let status = self.status else { return nil }
      // What it wrote last.
      for _ in 0..<3 { read() }
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// What the process wrote to its standard output.
    var output: String { (try? String(contentsOfFile: outputFile, encoding: .utf8)) ?? "" }
    /// What the process wrote to its standard errors.
    var errors: String { (try? String(contentsOfFile: errorFile, encoding: .utf8)) ?? "" }
  }
#endif
