import Foundation
import HeedCommand
import Testing

/// `heed render`, as it is built.
struct RenderTests {
  private static let good = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#
  private static let bad = #"{"heed": 1, "titel": "Delete?"}"#

  /// The width and height in pixels that a PNG file says it has.
  private func size(of png: Data) -> [Int]? {
    let bytes = [UInt8](png)
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func drawsAPicture() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      let heed = try Command(
        "render", "a.json", "-o", "a.png", "--size", "200x300", "--scale", "3", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text.isEmpty)
      #expect(heed.errors.isEmpty)
      #expect(try files(in: folder) == ["a.json", "a.png"])
      let png = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))
      #expect(size(of: png) == [600, 900])
    }
  }

  @Test func drawsEveryKindOfPicture() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      func start(_ name: String) throws -> String {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        return String(decoding: bytes.prefix(2000), as: UTF8.self)
      }
      let size = ["--size", "200x300", "--scale", "1"]
      for name in ["a.svg", "a.pdf", "a.apng"] {
        let heed = try Command(["render", "a.json", "-o", name] + size, in: folder)
        #expect(heed.exitCode == 0, "\(heed.errors)")
      }
      #expect(try start("a.svg").contains("<svg xmlns"))
      #expect(try start("a.pdf").hasPrefix("%PDF"))
      #expect(try start("a.apng").contains("acTL"))
      let heed = try Command(
        ["render", "a.json", "-o", "out/", "--format", "svg", "--text", "outlines"] + size,
        in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(try files(in: folder + "/out") == ["a.svg"])
      let svg = try String(contentsOfFile: folder + "/out/a.svg", encoding: .utf8)
      #expect(!svg.contains("<text"))
    }
  }

  @Test func blamesThePictureBehindAndNotTheDocument() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      try write("no picture", folder + "/app.png")
      for name in ["a.png", "a.svg", "a.pdf"] {
        let heed = try Command("render", "a.json", "-o", name, "--behind", "app.png", in: folder)
        #expect(heed.exitCode == 4)
        #expect(heed.errors.contains("Cannot draw 'app.png', the picture behind the alert: "))
        #expect(!heed.errors.contains("a.json"))
      }
    }
  }

  @Test(arguments: [
    (#""title": "A", "content": [{"text": "b"}, {"image": {"file": "none.png"}}]"#, "content[1]"),
    (#""title": {"runs": [{"text": "A", "font": {"family": "No Such Font"}}]}"#, "title"),
    (#""title": "A", "header": {"image": {"file": "none.png"}}, "style": "card""#, "header"),
  ])
  func namesThePlaceOfWhatCannotBeDrawn(_ part: String, _ place: String) throws {
    try withFolder { folder in
      try write("{\"heed\": 1, \(part), \"actions\": [{\"title\": \"OK\"}]}", folder + "/a.json")
      let heed = try Command("render", "a.json", "-o", "a.svg", in: folder)
      #expect(heed.exitCode == 4)
      #expect(heed.errors.contains("Cannot draw a.json: \(place): the "), "\(heed.errors)")
      let lenient = try Command("render", "a.json", "-o", "a.svg", "--lenient", in: folder)
      #expect(lenient.errors.contains("a.json: \(place): a placeholder is drawn"))
    }
  }

  @Test func drawsFromStandardInputToStandardOutput() throws {
    let heed = try Command("render", "-", "-o", "-", "--scale", "1", input: Self.good)
    #expect(heed.exitCode == 0, "\(heed.errors)")
    #expect(size(of: heed.output) == [390, 844])
    #expect(try Command("render", "-", "-o-", "--scale=1", input: Self.good).output == heed.output)
  }

  @Test func drawsSeveralDocumentsIntoAFolderThatItMakes() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      try write(Self.good, folder + "/b.json")
      let heed = try Command("render", "a.json", "b.json", "-o", "new/out", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(try files(in: folder + "/new/out") == ["a.png", "b.png"])
    }
  }

  @Test func drawsManyDocumentsAsItDrawsEach() throws {
    try withFolder { folder in
      var names: [String] = []
      for number in 10..<30 {
        names.append("\(number).json")
        try write(
          #"{"heed": 1, "title": "Number \#(number)", "actions": [{"title": "OK"}]}"#,
          folder + "/\(number).json")
      }
      let all = try Command(
        ["render"] + names + ["-o", "out", "--scale", "1"], in: folder)
      #expect(all.exitCode == 0, "\(all.errors)")
      for number in [10, 17, 29] {
        let one = try Command(
          "render", "\(number).json", "-o", "-", "--scale", "1", in: folder)
        let file = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/\(number).png"))
        #expect(one.output == file)
      }
    }
  }

  @Test func saysOfManyDocumentsInTheirOrderWhatCannotBeDrawn() throws {
    try withFolder { folder in
      var names: [String] = []
      for number in 10..<26 {
        names.append("\(number).json")
        let image = #""header": {"image": {"file": "none-\#(number).png"}}, "#
        let header = number % 3 == 0 ? "" : image
        try write(
          #"{"heed": 1, \#(header)"title": "Delete?", "actions": [{"title": "OK"}]}"#,
          folder + "/\(number).json")
      }
      let heed = try Command(["render"] + names + ["-o", "out", "--scale", "1"], in: folder)
      #expect(heed.exitCode == 4)
      let said = heed.errors.split(separator: "\n")
      let missing = (10..<26).filter { $0 % 3 != 0 }
      #expect(said.count == missing.count)
      for (line, number) in zip(said, missing) { #expect(line.contains("none-\(number).png")) }
      let drawn = (10..<26).filter { $0 % 3 == 0 }.map { "\($0).png" }
      #expect(try files(in: folder + "/out") == drawn)
    }
  }

  @Test(arguments: [
    ["--appearance", "dark"], ["--contrast", "high"], ["--text-size", "AX5"],
    ["--theme", "ios26"], ["--theme", "card"], ["--behind", "#336699"],
    ["--safe-area", "9,9,99,9"],
    ["--keyboard", "300"], ["--bold-text"], ["--reduce-transparency"],
  ])
  func everyOptionChangesThePicture(_ options: [String]) throws {
    let words = ["render", "-", "-o", "-", "--scale", "1", "--size", "300x500"]
    let plain = try Command(words, input: Self.good)
    let changed = try Command(words + options, input: Self.good)
    #expect(changed.exitCode == 0, "\(changed.errors)")
    #expect(size(of: changed.output) == [300, 500])
    #expect(plain.output != changed.output)
  }

  @Test func writesNothingWhereOneDocumentIsBad() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/good.json")
      try write(Self.bad, folder + "/bad.json")
      let heed = try Command("render", "good.json", "bad.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.errors.contains("heed: bad.json:1:13: "))
      #expect(try files(in: folder) == ["bad.json", "good.json"])
    }
  }

  @Test(arguments: [
    ["-"], ["-", "-o", "a.jpg"], ["-", "-o", "a.png", "--at", "-1"],
    ["-", "-o", "a.png", "--strings", "."], ["-", "-o", "a.png", "--size", "big"],
    ["-", "-o", "a.png", "--colour"], [],
  ])
  func refusesWhatItCannotDoBeforeItWritesAnything(_ arguments: [String]) throws {
    try withFolder { folder in
      let heed = try Command(["render"] + arguments, input: Self.good, in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.errors.hasPrefix("heed: "))
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test(arguments: [
    ["none.json", "-o", "a.png"], ["-", "-o", "no/such/folder/a.png"],
    ["-", "-o", "a.png", "--behind", "none.png"],
  ])
  func saysWhatCannotBeReadOrWritten(_ arguments: [String]) throws {
    try withFolder { folder in
      let heed = try Command(["render"] + arguments, input: Self.good, in: folder)
      #expect(heed.exitCode == 4)
      #expect(heed.errors.contains("No such file or directory"))
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func drawsAPlaceholderOnlyWhereThatIsAskedFor() throws {
    let document = """
      {"heed": 1, "title": "A", "content": [{"image": {"file": "none.png"}}],
       "actions": [{"title": "OK"}]}
      """
    try withFolder { folder in
      try write(document, folder + "/a.json")
      let strict = try Command("render", "a.json", "-o", "a.png", in: folder)
      #expect(strict.exitCode == 4)
      #expect(strict.errors.contains("none.png"))
      #expect(try files(in: folder) == ["a.json"])
      let lenient = try Command("render", "a.json", "-o", "a.png", "--lenient", in: folder)
      #expect(lenient.exitCode == 0)
      #expect(
        lenient.errors.contains("a placeholder is drawn") && lenient.errors.contains("none.png"))
      #expect(try files(in: folder) == ["a.json", "a.png"])
    }
  }

  @Test func endsByTheSignalItWasSent() throws {
    try withFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Command.folder + "/heed")
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.arguments = ["render", "-", "-o", "a.png"]
      // It waits for a document that never comes.
      let input = Pipe()
      process.standardInput = input
      try process.run()
      process.terminate()
      // Should the signal be lost, it ends all the same, by the end of its input.
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGTERM)
      #expect(try files(in: folder).isEmpty)
    }
  }
}
