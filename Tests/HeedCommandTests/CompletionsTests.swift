import Foundation
import HeedCommand
import Testing

/// The completions, as the shells themselves carry them out.
struct CompletionsTests {
  /// A line as it is typed, and what may come next; the files of the folder are `a.json`,
  /// `b c.json`, `d.png` and the folder `sub`.
  static let lines: [(String, [String])] = [
    (
      "heed ",
      [
        "ask", "check", "code", "completions", "feed", "gallery", "help", "man", "matrix",
        "progress", "render", "schema", "show", "update", "whiptail", "zenity",
      ]
    ),
    ("heed re", ["render"]),
    (
      "heed help ",
      [
        "ask", "check", "code", "completions", "feed", "gallery", "man", "matrix", "progress",
        "render", "schema", "show", "update", "whiptail", "zenity",
      ]
    ),
    ("heed update ", ["check", "compare", "decide"]),
    ("heed feed li", ["lint"]),
    ("heed help update ", ["check", "compare", "decide"]),
    ("heed update compare --rules ", ["heed", "semver", "siren", "sparkle"]),
    ("heed update check --kind m", ["manual"]),
    ("heed update decide a", ["a.json"]),
    ("heed feed add --notes-f", ["--notes-format"]),
    ("heed feed sign --key d", ["d.png"]),
    ("heed show --on ", ["auto", "browser", "terminal", "window"]),
    ("heed ask --esc", ["--escape-delay"]),
    ("heed show a", ["a.json"]),
    ("heed completions ", ["bash", "fish", "zsh"]),
    ("heed render --appea", ["--appearance"]),
    ("heed render --appearance ", ["dark", "light"]),
    ("heed render --contrast h", ["high"]),
    ("heed check --text-size A", ["AX1", "AX2", "AX3", "AX4", "AX5"]),
    ("heed check --theme io", ["ios", "ios26"]),
    ("heed check --behind wh", ["white"]),
    ("heed render --behind wh", ["white"]),
    ("heed render --size ", ["390x844"]),
    ("heed check ", ["a.json", "b c.json", "sub"]),
    ("heed render a", ["a.json"]),
    ("heed render -o d", ["d.png"]),
    ("heed gallery -o ", ["sub"]),
    ("heed matrix --device iphone-17", ["iphone-17", "iphone-17-pro", "iphone-17-pro-max"]),
    ("heed matrix --config a", ["a.json"]),
    ("heed matrix --strings ", ["sub"]),
  ]

  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// What a shell prints that runs a script, sorted.
  private func offers(
    _ shell: Shell, in folder: String, _ script: String, _ arguments: [String]
  ) throws -> [String] {
    let path = try #require(Self.path(of: shell.rawValue))
    let flag =
      switch shell {
      case .bash: "--norc"
      case .zsh: "-f"
      case .fish: "--no-config"
      }
    try script.write(toFile: folder + "/.driver", atomically: true, encoding: .utf8)
    let ran = try Command([flag, folder + "/.driver"] + arguments, program: path, in: folder)
    #expect(ran.errors.isEmpty)
    return ran.text.split(separator: "\n").map { String($0) }.sorted()
  }

  private func withFiles(_ shell: Shell, _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      for name in ["a.json", "b c.json", "d.png"] {
        try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/sub", withIntermediateDirectories: false)
      let script = folder + "/_heed"
      try shell.completions.write(toFile: script, atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  @Test(.enabled(if: path(of: "bash") != nil, "bash is not installed"), arguments: lines)
  func completesInBash(_ line: String, _ wanted: [String]) throws {
    try withFiles(.bash) { folder in
      var words = line.split(separator: " ").map { String($0) }
      if line.hasSuffix(" ") { words.append("") }
      let offered = try offers(
        .bash, in: folder,
        """
        . ./_heed
        rm _heed
        line=$1
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE=$line COMP_POINT=${#line}
        # Whatever the shell was told to call for this command.
        $(complete -p heed | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        printf '%s\\n' "${COMPREPLY[@]}"
        """, [line] + words)
      // Beside the commands stand what can be asked for instead of one.
      #expect(
        offered.filter { wanted.contains($0) || !["--help", "--version"].contains($0) } == wanted)
    }
  }

  @Test(.enabled(if: path(of: "bash") != nil, "bash is not installed"))
  func completesAfterAnEqualsSignInBash() throws {
    try withFiles(.bash) { folder in
      for (words, wanted) in [
        (["heed", "render", "--appearance", "="], ["dark", "light"]),
        (["heed", "render", "--appearance", "=", "d"], ["dark"]),
      ] {
        let offered = try offers(
          .bash, in: folder,
          """
          . ./_heed
          COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
          _heed
          printf '%s\\n' "${COMPREPLY[@]}"
          """, words)
        #expect(offered == wanted)
      }
    }
  }

  @Test(.enabled(if: path(of: "fish") != nil, "fish is not installed"), arguments: lines)
  func completesInFish(_ line: String, _ wanted: [String]) throws {
    try withFiles(.fish) { folder in
      let offered = try offers(
        .fish, in: folder, "source _heed; rm _heed; complete -C $argv[1]", [line])
      // After a tab stands what a word does; a folder ends with a slash.
      let words = offered.map { String($0.prefix { $0 != "\t" }) }.map {
        $0.hasSuffix("/") ? String($0.dropLast()) : $0
      }
      // fish offers documents first and other files after them.
      let isDocument = wanted.contains("a.json")
      #expect(words.filter { !isDocument || $0 != "d.png" } == wanted)
    }
  }

  @Test(.enabled(if: path(of: "zsh") != nil, "zsh is not installed"), arguments: lines)
  func completesInZsh(_ line: String, _ wanted: [String]) throws {
    try withFiles(.zsh) { folder in
      // A shell on a terminal of its own, in which what is offered is printed.
      let offered = try offers(
        .zsh, in: folder,
        #"""
        mkdir .functions; mv _heed .functions
        zmodload zsh/zpty
        zpty z zsh -f -i
        zpty -w z "PS1=; stty -echo columns 200 rows 200; fpath=($PWD/.functions \$fpath); autoload -Uz compinit; compinit -u -D; compadd() { local -a found; builtin compadd -O found \"\$@\"; print -l -- '<'\${^found}'>'; builtin compadd \"\$@\" }; zle-line-init() { print 'PROM'PT }; zle -N zle-line-init"
        while zpty -r z line; do [[ $line == *PROMPT* ]] && break; done
        zpty -w -n z "$1"$'\t'
        zpty -w -n z $'\C-A\C-Kprint DO""NE\n'
        while zpty -r z line; do out+=$line; [[ $line == *DONE* ]] && break; done
        zpty -d z
        print -r -- $out | tr -d '\r' | grep -o '<[^<>]*>' | tr -d '<>' | sort -u
        """#, [line])
      #expect(offered == wanted)
    }
  }

  @Test(arguments: Shell.allCases)
  func namesEveryCommandAndOption(_ shell: Shell) throws {
    let heed = try Command("completions", shell.rawValue)
    #expect(heed.exitCode == 0)
    #expect(heed.text == shell.completions + "\n")
    for command in CommandSpec.all {
      for word in command.words { #expect(heed.text.contains(word)) }
      for option in command.options { #expect(heed.text.contains(option.name)) }
    }
  }

  @Test func refusesAnotherShell() throws {
    let heed = try Command("completions", "bsh")
    #expect(heed.exitCode == 2)
    #expect(heed.errors.contains("did you mean 'bash'?"))
    #expect(try Command("completions").exitCode == 2)
  }
}
