import Foundation
import HeedCommand
import Testing

struct ProgressTests {
  private static let good = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#
  private static let terminal = "/usr/bin/script"
  private static var hasTerminal: Bool {
    FileManager.default.isExecutableFile(atPath: terminal)
  }

  @Test(arguments: [
    (0, 8, "a/b/question.json", 0.0, 80, "1 of 8: question.json"),
    (2, 8, "question.json", 0.5, 80, "3 of 8: question.json"),
    (2, 8, "question.json", 4.0, 80, "3 of 8, 12 s left: question.json"),
    (1, 90, "a.json", 5.0, 80, "2 of 90, 8 min left: a.json"),
    (7, 8, "a.json", 7.0, 80, "8 of 8: a.json"),
    (0, 8, "question.json", 0, 14, "1 of 8: quest"),
    (0, 8, "\u{1B}[2J.json", 0, 80, "1 of 8: \\u{1B}[2J.json"),
    (0, 8, "这里这里", 0, 13, "1 of 8: 这里"),
  ])
  func saysHowFarItIs(
    _ done: Int, _ count: Int, _ name: String, _ seconds: Double, _ columns: Int, _ text: String
  ) {
    #expect(
      ProgressLine.text(
        done: done, of: count, name: name, seconds: seconds, columns: columns) == text)
  }

  private func withDocuments(_ count: Int, _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      for index in 0..<count {
        try Self.good.write(
          toFile: folder + "/\(index).json", atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  private func onTerminal(_ words: String, kind: String = "xterm", in folder: String) throws
    -> Command
  {
    try Command(
      ["-c", "TERM=\(kind) exec \(Self.terminal) -qec \"$1\" /dev/null", "sh", words],
      program: "/bin/sh", in: folder)
  }

  @Test(.enabled(if: hasTerminal, "script, which makes terminals, is not installed"))
  func isShownOnATerminalAndGoneAtTheEnd() throws {
    try withDocuments(3) { folder in
      let heed = try onTerminal(
        "'\(Command.folder)/heed' render 0.json 1.json 2.json -o out/", in: folder)
      #expect(
        heed.text
          == "\r1 of 3: 0.json\u{1B}[K\r2 of 3: 1.json\u{1B}[K\r3 of 3: 2.json\u{1B}[K\r\u{1B}[K")
    }
  }

  @Test(.enabled(if: hasTerminal, "script, which makes terminals, is not installed"))
  func makesRoomForWhatIsPrinted() throws {
    try withDocuments(2) { folder in
      let heed = try onTerminal("'\(Command.folder)/heed' check 0.json 1.json", in: folder)
      #expect(
        heed.text == "\r1 of 2: 0.json\u{1B}[K\r\u{1B}[K0.json: no problems\r\n"
          + "\r2 of 2: 1.json\u{1B}[K\r\u{1B}[K1.json: no problems\r\n")
    }
  }

  @Test(.enabled(if: hasTerminal, "script, which makes terminals, is not installed"))
  func isNotShownForOneDocumentOrOnATerminalThatCannot() throws {
    try withDocuments(2) { folder in
      let heed = "'\(Command.folder)/heed'"
      let one = try onTerminal("\(heed) render 0.json -o a.png", in: folder)
      #expect(one.text.isEmpty)
      let words = "\(heed) render 0.json 1.json -o out/"
      let dumb = try onTerminal(words, kind: "dumb", in: folder)
      #expect(dumb.text.isEmpty)
    }
  }

  @Test func isNotShownWithoutATerminal() throws {
    try withDocuments(2) { folder in
      let heed = try Command("render", "0.json", "1.json", "-o", "out/", in: folder)
      #expect(heed.errors.isEmpty && heed.text.isEmpty)
    }
  }

  @Test(.enabled(if: hasTerminal, "script, which makes terminals, is not installed"))
  func leavesNoRubbishWhereItIsEnded() throws {
    try withDocuments(300) { folder in
      // It is ended when it has drawn something and has much left to draw.
      let script = """
        '\(Command.folder)/heed' render *.json -o out/ &
        while [ ! -e out/0.png ] && kill -0 $!; do :; done
        kill -TERM $!
        wait $!
        echo "ended $?"
        """
      try script.write(toFile: folder + "/run", atomically: true, encoding: .utf8)
      let heed = try onTerminal("sh run", in: folder)
      #expect(heed.text.contains("1 of 300: 0.json"))
      // Nothing of the line is left before what the shell says of the end.
      let last = heed.text.components(separatedBy: "\r\u{1B}[K").last
      #expect(last?.contains(" of 300") == false, "\(heed.text.suffix(200))")
      #expect(last?.hasSuffix("ended 143\r\n") == true, "\(heed.text.suffix(200))")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/out")
      #expect(files.allSatisfy { !$0.hasSuffix(".part") })
    }
  }
}
