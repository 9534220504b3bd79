import Heed
import HeedExamples
import Testing

@testable import HeedImage

@Suite struct KeptPartsTests {
  private func environment(
    _ appearance: Appearance, scale: Double = 1, width: Double = 320
  ) -> Environment {
    Environment(size: Size(width: width, height: 480), scale: scale, appearance: appearance)
  }

  private func pixels(
    _ alert: Alert, in environment: Environment, by renderer: PictureRenderer
  ) throws -> PixelImage {
    renderer.options.backdrop = .appScreen(environment.appearance, environment.direction)
    return try renderer.pixels(alert.scene(in: environment, measurer: renderer.measurer))
  }

  private func renderer() throws -> PictureRenderer {
    try PictureRenderer(options: PictureOptions(isLenient: true))
  }

  @Test(arguments: [1.0, 2, 3], [Appearance.light, .dark])
  func aRendererThatHasDrawnBeforeDrawsTheSame(scale: Double, appearance: Appearance) throws {
    let used = try renderer()
    let place = environment(appearance, scale: scale)
    for example in ExampleAlerts.all {
      let fresh = try pixels(example.alert, in: place, by: renderer())
      for turn in 0..<3 {
        #expect(
          try pixels(example.alert, in: place, by: used) == fresh, "\(example.name), turn \(turn)")
      }
    }
  }

  @Test(arguments: [0.04, 0.081, 0.12])
  func aMomentIsDrawnTheSameWhateverWasDrawnBefore(seconds: Double) throws {
    let used = try renderer()
    let place = Environment(scale: 1)
    func picture(_ alert: Alert, by renderer: PictureRenderer) throws -> PixelImage {
      renderer.options.backdrop = .appScreen(place.appearance, place.direction)
      let scene = alert.scene(in: place, measurer: renderer.measurer)
      return try renderer.pixels(scene.scene(at: seconds))
    }
    for example in ExampleAlerts.all {
      let fresh = try picture(example.alert, by: renderer())
      for turn in 0..<3 {
        #expect(try picture(example.alert, by: used) == fresh, "\(example.name), turn \(turn)")
      }
    }
  }

  @Test func changesOfSizeAndAppearanceLeaveNothingBehind() throws {
    let used = try renderer()
    let alert = ExampleAlerts.quickAlert
    for turn in 0..<24 {
      let place = environment(turn % 2 == 0 ? .light : .dark, width: 300 + Double(turn % 3) * 10)
      let fresh = try pixels(alert, in: place, by: renderer())
      #expect(try pixels(alert, in: place, by: used) == fresh, "turn \(turn)")
    }
  }

  @Test func renderersOnSeveralThreadsDrawTheSame() async throws {
    let expected = try ExampleAlerts.all.map {
      try pixels($0.alert, in: environment(.light), by: renderer())
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let own = try renderer()
          for (example, image) in zip(ExampleAlerts.all, expected) {
            #expect(try pixels(example.alert, in: environment(.light), by: own) == image)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func whatIsKeptHasABound() {
    var cache = RecentCache<Int, Int>(limit: 4)
    for number in 0..<100 { cache[number] = number }
    let kept = (0..<100).filter { cache[$0] != nil }
    #expect(kept.count >= 4 && kept.count <= 8)
    #expect(kept.contains(99))
  }

  @Test func aSurfaceIsKeptWhenItIsDrawnAgainAndNotBefore() throws {
    let parts = DrawnParts()
    let key = DrawnParts.SurfaceKey(
      appearance: .light, direction: .leftToRight, size: Size(width: 10, height: 10), scale: 1)
    var drawn = 0
    for turn in 1...4 {
      let canvas = try Canvas(width: 10, height: 10, scale: 1)
      let surface = try parts.draw(key, on: canvas) {
        drawn += 1
        canvas.fill(Rect(width: 10, height: 10), corners: CornerRadii(), RGBA(hex: 0x336699))
      }
      #expect((surface.pixels != nil) == (turn > 1))
      #expect(canvas.words.allSatisfy { $0 == 0xFF33_6699 })
    }
    #expect(drawn == 2)
  }

  @Test func aSurfaceThatIsVeryLargeIsDrawnEachTime() throws {
    let parts = DrawnParts()
    let key = DrawnParts.SurfaceKey(
      appearance: .light, direction: .leftToRight, size: Size(width: 2100, height: 2000), scale: 1)
    for _ in 0..<3 {
      let canvas = try Canvas(width: 2100, height: 2000, scale: 1)
      #expect(try parts.draw(key, on: canvas) {}.pixels == nil)
    }
  }

  @Test func aPartIsAsSoftAsInTheWhole() throws {
    let canvas = try Canvas(width: 400, height: 300, scale: 2)
    AppScreen(
      on: canvas, size: Size(width: 200, height: 150), appearance: .light, direction: .leftToRight
    ).draw()
    let whole = Rect(width: 200, height: 150)
    for radius in [1.0, 3, 5, 9, 20] {
      for part in [
        Rect(x: 31, y: 40.5, width: 77, height: 60), Rect(x: 0, y: 90, width: 200, height: 60),
        Rect(x: 120.5, y: 0, width: 79.5, height: 33),
      ] {
        func painted(_ blur: Blur) throws -> [UInt32] {
          let copy = try Canvas(width: 400, height: 300, scale: 2)
          copy.clipped(to: part, corners: CornerRadii()) { blur.paint(on: copy) }
          return copy.words
        }
        #expect(
          try painted(Blur.blurred(canvas, part: part, by: radius))
            == painted(Blur.blurred(canvas, part: whole, by: radius)), "\(radius), \(part)")
      }
    }
  }
}
