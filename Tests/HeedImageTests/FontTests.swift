@testable import Heed
import HeedImage
import Testing

@Suite struct FontTests {
  private func draw(_ request: TextRequest, isLenient: Bool = false) throws -> PixelImage {
    let renderer = try Scenes.renderer(isLenient: isLenient)
    let node = Node(
      "t", role: .text, frame: Rect(x: 10, y: 10, width: 180, height: 60),
      text: Scenes.layout(request, by: renderer, lineHeight: 60))
    return try renderer.pixels(Scenes.scene([node], width: 200, height: 80))
  }

  private func hasColour(_ image: PixelImage) -> Bool {
    image.words.contains { word in
      let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
      return max(red, green, blue) - min(red, green, blue) > 60
    }
  }

  @Test(arguments: ["直", "骨", "令"])
  func drawsTheFormOfACharacterThatTheLanguageUses(character: String) throws {
    let languages: [Name] = ["zh-Hans", "ja", "ko", "zh-Hant", "zh-HK"]
    let images = try languages.map { try draw(Scenes.request(character, size: 40, language: $0)) }
    #expect(images[0] != images[1])
    #expect(Set(images.map(\.words)).count >= 2)
    let unknown = try draw(Scenes.request(character, size: 40, language: "en"))
    #expect(unknown == images[0])
    #expect(try draw(Scenes.request(character, size: 40, language: "zh")) == images[0])
    #expect(try draw(Scenes.request(character, size: 40, language: "zh-TW")) == images[3])
    #expect(try draw(Scenes.request(character, size: 40, language: "ja-JP")) == images[1])
  }

  @Test(arguments: ["❤️", "🇫🇷", "👍🏽", "1️⃣", "🙂"])
  func drawsEmojiInColour(emoji: String) throws {
    #expect(try hasColour(draw(Scenes.request(emoji, size: 30))))
  }

  @Test(arguments: ["128 #*", "0123456789", "© ® ™", "#1 * 2"])
  func drawsDigitsAndSignsWithoutColour(text: String) throws {
    let image = try draw(Scenes.request(text, size: 30))
    #expect(!hasColour(image))
    #expect(image.inkedRows() != nil)
  }

  @Test func drawsEmojiAsLargeAsTheLettersBesideThem() throws {
    let image = try draw(Scenes.request("🙂", size: 30))
    let rows = try #require(image.inkedRows())
    #expect(rows.count > 24 && rows.count < 42)
  }

  @Test func drawsEveryWeightOfTheSystemsFontHeavierThanTheOneBefore() throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let ink = try weights.map { weight in
      let image = try draw(Scenes.request("HHHH", size: 40, weight: weight))
      return (0..<image.height).reduce(0) { sum, y in
        (0..<image.width).reduce(sum) { $0 + image.ink($1, y) }
      }
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ["Heed", "删除", "حذف"])
  func slantsItalicLettersEvenWhereAFontHasNone(text: String) throws {
    let upright = try draw(Scenes.request(text, size: 30))
    let italic = try draw(Scenes.request(text, size: 30, isItalic: true))
    #expect(upright != italic)
  }

  @Test(arguments: [Font.Design.serif, .monospaced])
  func drawsEachDesignWithItsOwnLetters(design: Font.Design) throws {
    let plain = try draw(Scenes.request("Heed il", size: 30))
    #expect(try draw(Scenes.request("Heed il", size: 30, design: design)) != plain)
  }

  @Test func givesMonospacedLettersOneWidth() throws {
    let renderer = try Scenes.renderer()
    func width(_ text: String) -> Double {
      renderer.measurer.text(Scenes.request(text, design: .monospaced)).lines[0].width
    }
    #expect(abs(width("iiii") - width("MMMM")) < 0.01)
  }

  @Test func usesAFamilyThatIsAskedForAndKeepsOtherScripts() throws {
    let plain = try draw(Scenes.request("Heed", size: 30))
    #expect(try draw(Scenes.request("Heed", size: 30, family: "Inter")) == plain)
    #expect(try draw(Scenes.request("Heed", size: 30, family: "noto serif")) != plain)
    // Not among the fonts that are found at once, but installed.
    let sans = try draw(Scenes.request("Heed", size: 30, family: "DejaVu Serif"))
    #expect(sans != plain)
    #expect(try draw(Scenes.request("删", size: 30, family: "DejaVu Serif")).inkedRows() != nil)
  }

  @Test func namesAFamilyThatIsMissing() throws {
    let request = Scenes.request("Heed", size: 30, family: "No Such Family")
    let error = try #require(throws: PictureError.self) { try draw(request) }
    #expect(error == PictureError(.missingFamily("No Such Family")))
    #expect(error.description == "the font family “No Such Family” is not installed")
  }

  @Test func drawsTheSystemsFontForAMissingFamilyWhereItIsLenient() throws {
    let request = Scenes.request("Heed", size: 30, family: "No Such Family")
    let renderer = try Scenes.renderer(isLenient: true)
    let node = Node(
      "t", role: .text, frame: Rect(x: 10, y: 10, width: 180, height: 60),
      text: Scenes.layout(request, by: renderer, lineHeight: 60))
    let image = try renderer.pixels(Scenes.scene([node, node], width: 200, height: 80))
    #expect(renderer.findings.map(\.error) == [PictureError(.missingFamily("No Such Family"))])
    #expect(image.inkedRows() != nil)
    _ = try renderer.pixels(Scenes.scene([]))
    #expect(renderer.findings.isEmpty)
  }

  @Test func namesACharacterThatNoFontHas() throws {
    let error = try #require(throws: PictureError.self) {
      try draw(Scenes.request("a\u{10FFFD}b", size: 30))
    }
    #expect(error == PictureError(.missingGlyph("\u{10FFFD}")))
    #expect(error.description.contains("U+10FFFD"))
    #expect(error.description.contains("fonts-"))
  }

  @Test func drawsABoxForACharacterThatNoFontHasWhereItIsLenient() throws {
    let boxed = try draw(Scenes.request("\u{10FFFD}", size: 30), isLenient: true)
    let rows = try #require(boxed.inkedRows())
    #expect(rows.count > 15 && rows.count < 30)
  }

  @Test func drawsTheSamePixelsAndBytesTwice() throws {
    let text = "Delete 128? 删除 حذف ลบ 🙂"
    func make() throws -> (PixelImage, [UInt8]) {
      let renderer = try PictureRenderer()
      let node = Node(
        "t", role: .text, frame: Rect(x: 10, y: 10, width: 280, height: 60),
        shadow: .init(color: Scenes.black, radius: 5, offset: Point()),
        fill: .material(blur: 10, tint: Scenes.clear),
        text: Scenes.layout(Scenes.request(text), by: renderer))
      let scene = Scenes.scene([node], width: 320, height: 256, scale: 2)
      return (try renderer.pixels(scene), try renderer.png(scene))
    }
    let (first, second) = (try make(), try make())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }

  @Test func drawsTheSameWhateverWasDrawnBefore() throws {
    let scenes = { (renderer: PictureRenderer, text: String, family: Name?) -> Scene in
      let request = Scenes.request(text, family: family)
      let node = Node(
        "t", role: .text, frame: Rect(x: 10, y: 10, width: 180, height: 60),
        text: Scenes.layout(request, by: renderer))
      return Scenes.scene([node], width: 200, height: 80)
    }
    let fresh = try Scenes.renderer()
    let used = try Scenes.renderer()
    _ = try used.pixels(scenes(used, "Heed ⌘ ☃", "DejaVu Serif"))
    #expect(
      try used.pixels(scenes(used, "Heed → ★", nil))
        == fresh.pixels(scenes(fresh, "Heed → ★", nil)))
  }
}
