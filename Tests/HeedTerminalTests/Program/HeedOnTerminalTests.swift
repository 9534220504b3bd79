#if canImport(Glibc)
  import Foundation
  import Glibc
  import HeedTerminal
  import HeedTesting
  import Testing

  /// The program as it is built, on a real pseudo-terminal.
  @Suite(.serialized)
  struct HeedOnTerminalTests {
    private static let deploy = [
      "ask", "Deploy?", "to production", "--destructive", "deploy=Deploy", "--cancel", "Cancel",
    ]

    private func start(
      _ words: [String] = deploy, columns: Int = 80, rows: Int = 24, input: String? = nil,
      output: String? = nil, environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        [PseudoTerminal.heed] + words, columns: columns, rows: rows, input: input, output: output,
        environment: environment)
    }

    /// Whether the terminal is as it was before.
    private func isSane(_ terminal: PseudoTerminal) -> Bool {
      terminal.hasFormerModes && terminal.screen.modes == [25] && terminal.screen.keyboards == 0
        && terminal.screen.unknown.isEmpty && terminal.screen.controls.isEmpty
    }

    @Test(arguments: [
      ("\r", Int32(1), "cancel\n"), ("\u{1B}[C\r", 0, "deploy\n"), ("\t ", 0, "deploy\n"),
      ("\u{1B}", 1, "cancel\n"), ("\u{1B}[27u", 1, "cancel\n"), ("d\r", 0, "deploy\n"),
      ("\u{3}", 130, ""),
    ])
    func answersToKeys(_ keys: String, _ code: Int32, _ output: String) throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      terminal.type(keys)
      #expect(terminal.exitCode() == code)
      #expect(terminal.output == output)
      #expect(terminal.errors == "")
      #expect(isSane(terminal))
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func endsWithoutAnAnswer(_ signal: Int32, _ code: Int32) throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      terminal.signal(signal)
      #expect(terminal.exitCode() == code)
      #expect(terminal.output == "")
      #expect(isSane(terminal))
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGQUIT, SIGFPE, SIGUSR1, SIGALRM, SIGTRAP])
    func givesTheTerminalBackWhereItDies(_ signal: Int32) throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      #expect(!terminal.hasFormerModes)
      terminal.signal(signal)
      #expect(terminal.exitCode() == 128 + signal)
      #expect(terminal.output == "")
      #expect(isSane(terminal))
    }

    @Test func endsWhereTheTerminalIsClosed() throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      terminal.hangUp()
      #expect(terminal.exitCode() == 129)
      #expect(terminal.output == "")
    }

    @Test func goesOnAfterItWasStopped() throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      terminal.signal(SIGSTOP)
      terminal.signal(SIGCONT)
      let before = terminal.written.count
      // The whole frame comes again: whoever had the terminal meanwhile wrote something else.
      #expect(terminal.wait { $0.written.count > before + 300 })
      #expect(terminal.wait(for: "to production"))
      terminal.type("\r")
      #expect(terminal.exitCode() == 1)
      #expect(isSane(terminal))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"))
    func stopsAndComesBackUnderAShell() throws {
      let words = Self.deploy.map { "'\($0)'" }.joined(separator: " ")
      let terminal = try PseudoTerminal(
        [
          "/bin/bash", "-c",
          "set -m; '\(PseudoTerminal.heed)' \(words); echo stopped $?; stty -a; read x; fg; echo $?",
        ], hasFiles: false)
      #expect(terminal.wait(for: "to production"))
      terminal.type("\u{1A}")
      #expect(terminal.wait(for: "stopped"))
      #expect(!terminal.screen.isAlternate)
      #expect(terminal.screen.hasCursor)
      #expect(
        terminal.wait { $0.screen.text.contains(" icanon") && $0.screen.text.contains(" echo ") })
      terminal.type("\n")
      #expect(terminal.wait { $0.screen.isAlternate && $0.screen.text.contains("to production") })
      terminal.type("\u{1B}[C\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.screen.text.contains("deploy\n0"))
      #expect(isSane(terminal))
    }

    @Test func laysOutAgainForAnotherSize() throws {
      let terminal = try start()
      #expect(terminal.wait(for: "to production"))
      terminal.resize(columns: 30, rows: 10)
      #expect(terminal.wait { $0.screen.text.contains("to production") })
      #expect(terminal.screen.lines.allSatisfy { $0.count <= 30 })
      terminal.resize(columns: 20, rows: 6)
      #expect(terminal.wait(for: "24"))
      terminal.resize(columns: 100, rows: 30)
      #expect(terminal.wait(for: "to production"))
      terminal.type("\r")
      #expect(terminal.exitCode() == 1)
      #expect(isSane(terminal))
    }

    @Test func endsInTime() throws {
      let terminal = try start(Self.deploy + ["--timeout", "0.2"])
      #expect(terminal.exitCode() == 124)
      #expect(terminal.output == "")
      #expect(isSane(terminal))
    }

    @Test func readsKeysFromTheTerminalWhereStandardInputIsSomethingElse() throws {
      for input in ["/dev/null", "/etc/passwd"] {
        let terminal = try start(input: input)
        #expect(terminal.wait(for: "to production"))
        terminal.type("\u{1B}[C\r")
        #expect(terminal.exitCode() == 0)
        #expect(terminal.output == "deploy\n")
      }
    }

    @Test func showsADocumentOfAPipe() throws {
      let file = NSTemporaryDirectory() + "heed-\(getpid())-show.json"
      defer { unlink(file) }
      try #"{"heed": 1, "title": "From a pipe", "actions": [{"title": "OK", "id": "fine"}]}"#
        .write(toFile: file, atomically: true, encoding: .utf8)
      for words in [["show", "-"], ["show"]] {
        let terminal = try start(words, input: file)
        #expect(terminal.wait(for: "From a pipe"))
        terminal.type("\r")
        #expect(terminal.exitCode() == 0)
        #expect(terminal.output == "fine\n")
      }
      let terminal = try start(["show", file, "--json"])
      #expect(terminal.wait(for: "From a pipe"))
      terminal.type("\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.output.contains(#""action": "fine""#))
    }

    @Test func neverCancelsByAnArrowKeyInPieces() throws {
      let terminal = try start(Self.deploy + ["--escape-delay", "200"])
      #expect(terminal.wait(for: "to production"))
      for piece in ["\u{1B}", "[", "C"] {
        terminal.type(piece)
        usleep(20_000)
      }
      terminal.type("\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.output == "deploy\n")
    }

    @Test func saysThatTheAnswerCannotBeWritten() throws {
      let terminal = try start(output: "/dev/full")
      #expect(terminal.wait(for: "to production"))
      terminal.type("\u{1B}[C\r")
      #expect(terminal.exitCode() == 4)
      #expect(terminal.errors.contains("Cannot write to standard output"))
      #expect(isSane(terminal))
    }

    @Test(arguments: ["dumb", "xterm"])
    func asksLineByLineWhereItHasTo(_ term: String) throws {
      let terminal = try start(
        Self.deploy + (term == "dumb" ? [] : ["--plain"]), input: "/dev/null",
        environment: ["TERM": term])
      #expect(terminal.wait(for: "Choose 1 to 2"))
      #expect(!terminal.written.contains(0x1B))
      terminal.type("1\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.output == "deploy\n")
      #expect(terminal.hasFormerModes)
    }

    @Test func hidesASecretLineByLine() throws {
      let terminal = try start([
        "ask", "Who?", "--field", "pw:secure=Password", "--plain", "--json",
      ])
      #expect(terminal.wait(for: "Password:"))
      terminal.type("s3cret\r")
      #expect(terminal.wait(for: "Choose"))
      #expect(!terminal.screen.text.contains("s3cret"))
      terminal.type("1\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.output.contains(#""pw": "s3cret""#))
      #expect(terminal.hasFormerModes)
    }

    @Test func showsNoColourWhereNoneIsWanted() throws {
      let terminal = try start(environment: ["NO_COLOR": "1"])
      #expect(terminal.wait(for: "to production"))
      terminal.type("\r")
      #expect(terminal.exitCode() == 1)
      let text = String(decoding: terminal.written, as: UTF8.self)
      #expect(!text.contains("38;") && !text.contains("48;"))
    }

    @Test func takesATextThatLooksLikeAnOption() throws {
      let terminal = try start(["ask", "--action", "yes=--yes", "--", "--title", "--message"])
      #expect(terminal.wait(for: "--message"))
      #expect(terminal.screen.text.contains("--title"))
      terminal.type("\r")
      #expect(terminal.exitCode() == 0)
      #expect(terminal.output == "yes\n")
    }

    @Test(arguments: 1...12)
    func givesOneAnswerOrNoneWhateverHappens(_ round: UInt64) throws {
      var random = SeededGenerator(seed: round)
      let terminal = try start(rows: 12)
      #expect(terminal.wait(for: "to production"))
      let keys = [
        "\t", "\u{1B}[A", "\u{1B}[C", "x", "\u{1B}[5~", "\u{1B}[<35;10;5M",
        "\u{1B}[200~\r\u{1B}[201~",
      ]
      for _ in 0..<20 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          terminal.resize(
            columns: .random(in: 10...120, using: &random),
            rows: .random(in: 3...40, using: &random))
        case 1:
          terminal.signal(SIGSTOP)
          terminal.signal(SIGCONT)
        default: terminal.type(keys.randomElement(using: &random) ?? "")
        }
      }
      terminal.signal([SIGTERM, SIGINT, SIGHUP].randomElement(using: &random) ?? SIGTERM)
      #expect([129, 130, 143].contains(terminal.exitCode()), "HEED_SEED \(round)")
      #expect(terminal.output == "")
      #expect(isSane(terminal))
    }
  }
#endif
