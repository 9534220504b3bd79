import Testing

@testable import Heed
@testable import HeedImage

/// What pictures show of a scene on its way.
@Suite struct MotionTests {
  /// A red panel of 40 points in the middle, over a black backdrop.
  static func scene(_ moment: Moment = .atRest) -> Scene {
    var scene = Scenes.scene(
      [
        Node(
          "panel", role: .panel, frame: Rect(x: 30, y: 30, width: 40, height: 40),
          fill: .color(Scenes.red))
      ],
      backdrop: Scene.Backdrop(color: Scenes.black))
    scene.enter = .preset(.popup)
    scene.exit = .preset(.popup)
    scene.moment = moment
    return scene
  }

  private func pixel(_ scene: Scene, _ x: Int, _ y: Int) throws -> UInt32 {
    let image = try Scenes.renderer().pixels(scene)
    return image.words[y * image.width + x]
  }

  @Test func growsThePanelAroundItsCentre() throws {
    let half = Self.scene(Moment(scale: 0.5))
    #expect(try pixel(half, 50, 50) == 0xFFFF_0000)
    #expect(try pixel(half, 41, 41) == 0xFFFF_0000)
    #expect(try pixel(half, 38, 38) == 0xFF00_0000)
  }

  @Test func movesThePanelAndNotTheBackdrop() throws {
    let moved = Self.scene(Moment(offset: Point(x: 20, y: 0)))
    #expect(try pixel(moved, 85, 50) == 0xFFFF_0000)
    #expect(try pixel(moved, 35, 50) == 0xFF00_0000)
  }

  @Test func fadesPanelAndBackdropByThemselves() throws {
    let faded = Self.scene(Moment(opacity: 0.5, backdropOpacity: 0.2))
    // A fifth of black over white, then half of red over that.
    #expect(try pixel(faded, 5, 5) == 0xFFCC_CCCC)
    let mixed = try pixel(faded, 50, 50)
    #expect((mixed >> 16) & 0xFF >= 0xE4 && (mixed & 0xFF) <= 0x67)
  }

  @Test func showsNothingOfAPanelThatIsGone() throws {
    #expect(try pixel(Self.scene(Moment(scale: 0)), 50, 50) == 0xFF00_0000)
    #expect(try pixel(Self.scene(Moment(opacity: 0)), 50, 50) == 0xFF00_0000)
  }

  @Test func aVisitBeginsAndEndsWithNothingAndStaysAtRest() throws {
    let frames = PictureFrame.visit(of: Self.scene(), stay: 2)
    #expect(frames.first?.scene.moment.scale == 0)
    #expect(frames.last?.scene.moment.backdropOpacity == 0)
    #expect(frames.filter { $0.scene.moment == .atRest }.map(\.seconds) == [2])
    // 0.4 s on the way in and 0.2 s on the way out, thirty frames a second.
    #expect(frames.count == 12 + 1 + 5 + 1)
  }

  /// The chunks of a PNG file.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var place = 8
    while place + 12 <= file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((type, Array(file[place + 8..<place + 8 + count])))
      place += 12 + count
    }
    return chunks
  }

  @Test func anAnimationKeepsOnlyTheRectangleThatChanged() throws {
    let renderer = try Scenes.renderer()
    let frames = [
      PictureFrame(Self.scene(), seconds: 0.1),
      PictureFrame(Self.scene(Moment(offset: Point(x: 10, y: 0))), seconds: 0.1),
    ]
    let parts = chunks(try renderer.animatedPNG(frames))
    #expect(parts.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let control = parts[5].data
    func number(_ index: Int) -> Int {
      control[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    // The panel moved from 30…70 to 40…80: only its strips at both ends and what is between.
    #expect([number(4), number(8), number(12), number(16)] == [50, 40, 30, 30])
    #expect(Array(control[20..<24]) == [0, 100, 0x03, 0xE8])
  }

  @Test func framesThatAreAlikeBecomeOne() throws {
    let renderer = try Scenes.renderer()
    let frames = (0..<3).map { _ in PictureFrame(Self.scene(), seconds: 0.5) }
    let parts = chunks(try renderer.animatedPNG(frames))
    #expect(parts.filter { $0.type == "fcTL" }.count == 1)
    #expect(Array(parts[3].data[20..<22]) == [0x05, 0xDC])
  }

  /// Each frame's pixels as a player shows them, and how long in thousandths of a second.
  private func played(_ file: [UInt8]) throws -> [(words: [UInt32], milliseconds: Int)] {
    func number(_ bytes: [UInt8], _ place: Int, _ count: Int = 4) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let parts = chunks(file)
    let header = parts[0].data
    let (width, height) = (number(header, 0), number(header, 4))
    var words = [UInt32](repeating: 0, count: width * height)
    var frames: [(words: [UInt32], milliseconds: Int)] = []
    var control: [UInt8] = []
    for part in parts {
      if part.type == "fcTL" { control = part.data }
      guard part.type == "IDAT" || part.type == "fdAT" else { continue }
      // A file of its own, of which the checksums do not count here.
      var png: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
      let pixels = part.type == "IDAT" ? part.data : Array(part.data.dropFirst(4))
      PNGWriter.append("IHDR", Array(control[4..<12]) + header[8...], to: &png)
      PNGWriter.append("IDAT", pixels, to: &png)
      PNGWriter.append("IEND", [], to: &png)
      let frame = try Tool.pixels(png)
      let (x, y) = (number(control, 12), number(control, 16))
      #expect(x + frame.width <= width && y + frame.height <= height)
      // Nothing is blended and nothing taken away again.
      #expect(Array(control[24...]) == [0, 0])
      for row in 0..<frame.height {
        let start = (y + row) * width + x
        words.replaceSubrange(
          start..<start + frame.width,
          with: frame.words[row * frame.width..<(row + 1) * frame.width])
      }
      let delay = number(control, 20, 2) * 1000 / number(control, 22, 2)
      frames.append((words, delay))
    }
    return frames
  }

  @Test(arguments: [Scenes.white, Scenes.clear, RGBA(hex: 0x3366FF, alpha: 0.5)])
  func anAnimationPlaysWhatItsFramesShow(behind: RGBA) throws {
    let renderer = try Scenes.renderer(behind: behind)
    var scene = Self.scene()
    scene.nodes[0].shadow = Node.Shadow(
      color: Scenes.black, radius: 5, offset: Point(x: 0, y: 4))
    let frames = PictureFrame.visit(of: scene)
    let shown = try played(renderer.animatedPNG(frames))
    var expected: [[UInt32]] = []
    for frame in frames {
      let words = try renderer.pixels(frame.scene).words
      if words != expected.last { expected.append(words) }
    }
    #expect(shown.count == expected.count)
    for (one, two) in zip(shown, expected) {
      // Colours that are seen through are rounded when their opacity is taken out and put back.
      var most = 0
      for (first, second) in zip(one.words, two) where first != second {
        for shift: UInt32 in [0, 8, 16, 24] {
          let difference = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
          most = max(most, abs(difference))
        }
      }
      #expect(most <= 1)
    }
    let seconds = frames.reduce(0) { $0 + $1.seconds }
    let total = shown.reduce(0) { $0 + $1.milliseconds }
    #expect(abs(Double(total) - seconds * 1000) <= 1)
  }

  @Test(arguments: [
    (65.5, 65_500), (65.6, 65_600), (3600, 3_600_000), (10_000, 10_000_000), (0, 1), (-5, 1),
    (.nan, 1), (.infinity, 65_535_000),
  ])
  func aFrameStaysAsLongAsItShould(seconds: Double, milliseconds: Int) throws {
    let renderer = try Scenes.renderer()
    let shown = try played(
      renderer.animatedPNG([PictureFrame(Self.scene(), seconds: seconds)]))
    #expect(shown.map(\.milliseconds) == [milliseconds])
  }

  @Test func anAnimationNeedsFramesOfOneSize() throws {
    let renderer = try Scenes.renderer()
    var small = Self.scene()
    small.size = Size(width: 50, height: 50)
    #expect(throws: PictureError.self) { try renderer.animatedPNG([]) }
    #expect(throws: PictureError.self) {
      try renderer.animatedPNG([
        PictureFrame(Self.scene(), seconds: 1), PictureFrame(small, seconds: 1),
      ])
    }
  }
}
