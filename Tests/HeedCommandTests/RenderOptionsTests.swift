import Heed
import HeedCommand
import Testing

struct RenderOptionsTests {
  private func options(_ arguments: [String]) throws -> RenderOptions {
    try RenderOptions(ArgumentParser(.render).parse(["a.json", "-o", "a.png"] + arguments))
  }

  private func message(_ arguments: [String]) -> String? {
    let error = #expect(throws: CommandError.self) {
      try RenderOptions(ArgumentParser(.render).parse(arguments))
    }
    #expect(error?.exitCode == .usage)
    return error?.message
  }

  @Test func drawsForACommonPhoneByDefault() throws {
    let options = try options([])
    #expect(options.environment == Environment())
    #expect(options.behind == .screen)
    #expect(options.theme == nil)
    #expect(!options.isLenient)
  }

  @Test func readsEverySetting() throws {
    let options = try options([
      "--size", "320x568.5", "--scale", "3", "--safe-area", "47,1,34,2", "--keyboard", "216",
      "--appearance", "dark", "--contrast", "high", "--direction", "rtl", "--text-size", "ax3",
      "--locale", "zh_TW.UTF-8", "--theme", "ios26", "--at", "end", "--behind", "#123456",
      "--bold-text", "--reduce-motion", "--reduce-transparency", "--lenient",
    ])
    var expected = Environment()
    expected.size = Size(width: 320, height: 568.5)
    expected.scale = 3
    expected.safeArea = EdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    expected.keyboardHeight = 216
    expected.appearance = .dark
    expected.isHighContrast = true
    expected.direction = .rightToLeft
    expected.textSize = .accessibility3
    expected.locale = "zh-TW"
    expected.isBoldText = true
    expected.reducesMotion = true
    expected.reducesTransparency = true
    #expect(options.environment == expected)
    #expect(options.theme == .ios26)
    #expect(options.behind == .color(Color(hex: 0x123456)))
    #expect(options.isLenient)
  }

  @Test(arguments: [
    ("red", RenderOptions.Behind.color(.red)), ("label", .color(.label)),
    ("#F00", .color(Color(hex: 0xFF0000))),
    ("#00FF0080", .color(Color(hex: 0x00FF00, alpha: 128.0 / 255))),
    ("#12", .file("#12")), ("#GGGGGG", .file("#GGGGGG")), ("app.png", .file("app.png")),
  ])
  func tellsColorsFromFiles(_ value: String, _ behind: RenderOptions.Behind) throws {
    #expect(try options(["--behind", value]).behind == behind)
  }

  @Test(arguments: [
    ("ar", Direction.rightToLeft), ("he-IL", .rightToLeft), ("az-Arab", .rightToLeft),
    ("ar-Latn", .leftToRight), ("en", .leftToRight), ("zh-Hant", .leftToRight),
  ])
  func takesTheDirectionOfTheLocale(_ locale: String, _ direction: Direction) throws {
    #expect(try options(["--locale", locale]).environment.direction == direction)
    #expect(
      try options(["--locale", locale, "--direction", "ltr"]).environment.direction
        == .leftToRight)
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "390x"], ["--size", "0x10"], ["--size", "-1x10"],
    ["--size", "nanx10"], ["--size", "1e3x10"], ["--size", "10x20x30"], ["--size", "99999x1"],
    ["--size", "10000x10000", "--scale", "3"],
    ["--scale", "0"], ["--scale", "4"], ["--scale", "1.5"], ["--safe-area", "1,2,3"],
    ["--safe-area", "1,2,3,x"], ["--safe-area", "1,2,3,-4"], ["--keyboard", "-1"],
    ["--keyboard", "tall"], ["--appearance", "grey"], ["--contrast", "low"],
    ["--direction", "up"], ["--text-size", "huge"], ["--locale", "e"], ["--locale", "en/US"],
    ["--theme", "android"], ["--theme", "terminal"], ["--at", "soon"], ["--keyboard", "5000"],
    ["--safe-area", "500,500,500,500"], ["--at", "-1"],
    ["--at", "inf"],
  ])
  func refusesAValueThatCannotBe(_ arguments: [String]) throws {
    let words = try #require(message(["a.json", "-o", "a.png"] + arguments))
    #expect(words.utf8.count > 20)
  }

  @Test func suggestsTheValueThatWasMeant() {
    let error = #expect(throws: CommandError.self) { try options(["--appearance", "drak"]) }
    #expect(
      error?.description
        == "heed: --appearance cannot be 'drak'; it is light or dark; did you mean 'dark'?")
  }

  // MARK: Where the pictures go

  @Test(arguments: [
    (["a.json", "-o", "b.png"], "b.png"), (["a.json", "-o", "B.PNG"], "B.PNG"),
    (["x/a.json", "-o", "out/"], "out/a.png"), (["x/a.b.json", "-o", "/"], "/a.b.png"),
    (["-", "-o", "out/"], "out/stdin.png"), (["a.json", "-o", "-"], nil),
    (["a.json", "b.json", "-o", "new-folder"], "new-folder/a.png"),
    (["x/a.json", "-o", "out/", "--format", "svg"], "out/a.svg"),
    (["-", "-o", "out/", "--format=pdf"], "out/stdin.pdf"),
    (["a.json", "-o", "a.picture", "--format", "apng"], "a.picture"),
  ])
  func findsAPlaceForEachPicture(_ arguments: [String], _ path: String?) throws {
    let options = try RenderOptions(ArgumentParser(.render).parse(arguments))
    #expect(options.path(for: options.files[0]) == path)
  }

  @Test(arguments: [
    (["-o", "a.PNG"], RenderOptions.Format.png), (["-o", "a.svg"], .svg), (["-o", "a.Pdf"], .pdf),
    (["-o", "a.apng"], .apng), (["-o", "out/"], .png), (["-o", "-"], .png),
    (["-o", "-", "--format", "svg"], .svg), (["-o", "out/", "--format", "apng"], .apng),
    (["-o", "a.pdf", "--format", "pdf"], .pdf), (["-o", "a.x", "--format", "svg"], .svg),
  ])
  func drawsWhatTheNameOrTheOptionSays(
    _ arguments: [String], _ format: RenderOptions.Format
  ) throws {
    let options = try RenderOptions(ArgumentParser(.render).parse(["a.json"] + arguments))
    #expect(options.format == format)
    #expect(!options.drawsOutlines)
  }

  @Test func drawsLettersAsShapesWhereThatIsAskedFor() throws {
    #expect(try options(["-o", "a.svg", "--text", "outlines"]).drawsOutlines)
    #expect(try !options(["-o", "a.pdf", "--text", "text"]).drawsOutlines)
  }

  @Test(arguments: [
    (["a.json"], "heed render needs a place for the picture, such as -o alert.png"),
    (["a.json", "-o", ""], "heed render needs a place for the picture, such as -o alert.png"),
    (
      ["a.json", "-o", "a.svg", "--format", "pdf"],
      "--format is pdf, but 'a.svg' ends in .svg"
    ),
    (
      ["a.json", "-o", "a.png", "--text", "outlines"],
      "--text is for .svg and .pdf pictures; the letters of others are pixels"
    ),
    (
      ["a.json", "-o", "a/", "--format", "jpg"],
      "--format cannot be 'jpg'; it is png, svg, pdf or apng"
    ),
    (
      ["a.json", "-o", "a.svg", "--text", "curves"],
      "--text cannot be 'curves'; it is text or outlines"
    ),
    (
      ["a.json", "-o", "a/", "--format", "apng", "--at", "1"],
      "An animation shows every moment; leave out --at, or draw a .png"
    ),
    (
      ["a.json", "-o", "a.apng", "--at", "1"],
      "An animation shows every moment; leave out --at, or draw a .png"
    ),
    (
      ["a.json", "-o", "a"],
      "'a' has to end in .png, .svg, .pdf or .apng, or in / if it is a folder"
    ),
    (
      ["a.json", "-o", "a.jpg"],
      "'a.jpg' has to end in .png, .svg, .pdf or .apng, or in / if it is a folder"
    ),
    (
      ["a.json", "b.json", "-o", "a.png"],
      "'a.png' has room for one picture only; name a folder instead"
    ),
    (["a.json", "b.json", "-o", "-"], "Standard output has room for one picture only"),
    (
      ["x/a.json", "y/a.json", "-o", "out/"],
      "'x/a.json' and 'y/a.json' would both be drawn to 'a.png'"
    ),
  ])
  func refusesAPlaceThatDoesNotFit(_ arguments: [String], _ words: String) {
    #expect(message(arguments) == words)
  }
}
