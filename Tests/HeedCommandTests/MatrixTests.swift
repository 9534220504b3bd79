import Foundation
import HeedCommand
import Testing

/// `heed matrix`, as it is built.
struct MatrixTests {
  private static let good = """
    {"heed": 1, "title": "Delete it?", "message": "It will be gone.",
     "actions": [{"title": "Delete", "role": "destructive"}, {"title": "Keep", "role": "cancel"}]}
    """
  /// Grey letters on white, which nobody can read.
  private static let faint = """
    {"heed": 1, "title": {"runs": [{"text": "Faint", "color": "#EEEEEE"}]}, "background": "#FFFFFF",
     "actions": [{"title": "OK"}]}
    """
  /// As little as can be drawn.
  private static let small = ["--size", "320x256", "--scale", "1"]

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  private func matrix(_ arguments: String..., in folder: String) throws -> Command {
    try Command(["matrix"] + arguments + Self.small, in: folder)
  }

  @Test func drawsEveryCombinationAndReportsIt() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      let heed = try matrix(
        "a.json", "-o", "out", "--locale", "de,ar", "--text-size", "L,AX3", "--junit", "out.xml",
        in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text.contains("8 pictures, 8 drawn anew; 0 errors"))
      let pictures = ["ar", "de"].flatMap { language in
        ["AX3", "L"].flatMap { size in
          ["dark", "light"].map { "a/\(language)_\(size)_\($0)_320x256@1x.png" }
        }
      }
      #expect(
        try files(in: folder + "/out")
          == ([".heed-matrix", "a", "index.html", "report.json"] + pictures).sorted())
      let first = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/" + pictures[0]))
      #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(FileManager.default.fileExists(atPath: folder + "/out.xml"))
    }
  }

  @Test func drawsOnlyWhatChanged() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      try write(Self.good, folder + "/b.json")
      func run() throws -> String {
        try matrix("a.json", "b.json", "-o", "out", in: folder).text
      }
      #expect(try run().contains("4 pictures, 4 drawn anew"))
      let report = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/report.json"))
      #expect(try run().contains("4 pictures, 0 drawn anew"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/out/report.json")) == report)
      // How a document is written changes nothing.
      try write(Self.good.replacingOccurrences(of: ", ", with: " ,\n"), folder + "/a.json")
      #expect(try run().contains("0 drawn anew"))
      try write(Self.good.replacingOccurrences(of: "gone", with: "lost"), folder + "/b.json")
      #expect(try run().contains("4 pictures, 2 drawn anew"))
      // What is damaged is drawn anew, with all of its layout.
      try Data("x".utf8).write(
        to: URL(fileURLWithPath: folder + "/out/a/en_L_dark_320x256@1x.png"))
      #expect(try run().contains("4 pictures, 2 drawn anew"))
    }
  }

  @Test func goesOnWhereARunWasEnded() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      _ = try matrix("a.json", "-o", "out", "--locale", "en,de", in: folder)
      let journal = URL(fileURLWithPath: folder + "/out/.heed-matrix")
      let bytes = try Data(contentsOf: journal)
      // The last line is half there.
      try bytes.dropLast(20).write(to: journal)
      let heed = try matrix("a.json", "-o", "out", "--locale", "en,de", in: folder)
      #expect(heed.text.contains("4 pictures, 2 drawn anew"))
      #expect(try Data(contentsOf: journal) == bytes)
    }
  }

  @Test func removesPicturesThatAreNotWantedAnyMore() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      try write(Self.good, folder + "/b.json")
      _ = try matrix("a.json", "b.json", "-o", "out", in: folder)
      try write("mine", folder + "/out/a/notes.txt")
      _ = try matrix("b.json", "-o", "out", "--appearance", "dark", in: folder)
      #expect(
        try files(in: folder + "/out") == [
          ".heed-matrix", "a", "a/notes.txt", "b", "b/en_L_dark_320x256@1x.png", "index.html",
          "report.json",
        ])
    }
  }

  @Test func endsWithOneWhereAnErrorWasFound() throws {
    try withFolder { folder in
      try write(Self.faint, folder + "/a.json")
      let heed = try matrix("a.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 1, "\(heed.errors)")
      #expect(heed.text.contains("a.json:1:"))
      #expect(heed.text.contains("error: contrast: title"))
      // It stays so without drawing.
      #expect(try matrix("a.json", "-o", "out", in: folder).exitCode == 1)
    }
  }

  @Test func keepsQuietAboutWhatIsMeant() throws {
    try withFolder { folder in
      try write(Self.faint, folder + "/a.json")
      try write(
        """
        {"documents": "a.json", "output": "out", "silence": [
          {"code": "contrast", "document": "a.json", "reason": "A watermark."},
          {"code": "text-cut-off", "reason": "None."}]}
        """, folder + "/heed.json")
      let heed = try matrix(in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(!heed.text.contains("error: contrast"))
      #expect(heed.text.contains("2 meant to stay"))
      #expect(heed.text.contains("heed.json:3:3: warning: nothing was found that is silenced here"))
      // An option is stronger than the file.
      #expect(try matrix("-o", "other", in: folder).text.contains("other/index.html"))
    }
  }

  @Test func findsTheConfigurationsFilesBesideIt() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/app/alerts", withIntermediateDirectories: true)
      try write(Self.good, folder + "/app/alerts/a.json")
      try write("{\"documents\": \"alerts\", \"output\": \"out\"}", folder + "/app/my.json")
      let heed = try matrix("--config", "app/my.json", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text.contains("Report: app/out/index.html"))
    }
  }

  @Test(arguments: [
    ([], "heed matrix needs a FILE"),
    (["a.json", "--text-size", "AX7"], "--text-size: 'AX7' is not a text size"),
    (["a.json", "--device", "iPhne 15"], "did you mean 'iPhone 15'?"),
    (["a.json", "--device", "iPhone 15", "--scale", "9"], "'9' is not a scale"),
    (["a.json", "--locale", "all"], "name their folder by --strings"),
    (["a.json", "--limit", "1"], "These would be 2 pictures, and 1 are the most"),
    (["a.json", "--size", "9000x9000", "--scale", "3"], "more than 10000 pixels on a side"),
    (["a.json", "--jobs", "0"], "--jobs cannot be '0'"),
    (["a.json", "-o", "-"], "needs a folder"),
    (["b.json"], "unknown key 'titel'; did you mean 'title'?"),
    (["a.json", "--config", "b.json"], "this is an alert document"),
  ])
  func refusesWhatCannotBeMeantAndDrawsNothing(_ arguments: [String], _ reason: String) throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      try write("{\"heed\": 1, \"titel\": \"x\"}", folder + "/b.json")
      let heed = try Command(["matrix"] + arguments, in: folder)
      #expect(heed.exitCode == 2, "\(heed.errors)")
      #expect(heed.errors.contains(reason), "\(heed.errors)")
      #expect(heed.text.isEmpty)
      #expect(try files(in: folder) == ["a.json", "b.json"])
    }
  }

  @Test(arguments: ["missing.ttf", "a.json", "."])
  func saysWhichFontCannotBeRead(_ font: String) throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      let heed = try matrix("a.json", "-o", "out", "--font", font, in: folder)
      #expect(heed.exitCode == 4)
      #expect(heed.errors.contains("the font “\(font)” cannot be read"), "\(heed.errors)")
      #expect(try files(in: folder) == ["a.json"])
    }
  }

  @Test func drawsTheSameHoweverManyAreDrawnAtOnce() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      for jobs in ["1", "3"] {
        _ = try matrix(
          "a.json", "-o", jobs, "--jobs", jobs, "--locale", "de,ar,ja", "--text-size", "S,AX1",
          in: folder)
      }
      let names = try files(in: folder + "/1")
      #expect(try files(in: folder + "/3") == names)
      for name in names where name.contains(".") {
        let one = FileManager.default.contents(atPath: folder + "/1/" + name)
        let three = FileManager.default.contents(atPath: folder + "/3/" + name)
        #expect(one == three, "\(name)")
      }
    }
  }
}
