import Foundation
import Heed
import HeedMatrix
import Testing

struct MatrixPlanTests {
  static let axes = MatrixAxes(
    languages: [
      MatrixLanguage("de", direction: .leftToRight), MatrixLanguage("ar", direction: .rightToLeft),
      MatrixLanguage("zh-Hant", direction: .leftToRight),
    ],
    textSizes: [.large, .accessibility3], appearances: [.light, .dark], contrasts: [false, true],
    screens: [.standard, MatrixScreen(name: "iPhone SE", size: Size(width: 375, height: 667))],
    themes: [nil, .ios26], directions: [nil, .rightToLeft])

  @Test func hasEveryCombinationOnce() {
    let plan = MatrixPlan(files: ["a.json", "b.json"], axes: Self.axes)
    #expect(plan.count == 2 * 3 * 2 * 2 * 2 * 2 * 2 * 2)
    #expect(Set((0..<plan.count).map { plan[$0] }).count == plan.count)
    #expect(Set((0..<plan.count).map { plan.file(of: plan[$0]).lowercased() }).count == plan.count)
  }

  @Test func layoutsDifferInNothingButColors() {
    let plan = MatrixPlan(files: ["a.json"], axes: Self.axes)
    #expect(plan.layoutCount * 4 == plan.count)
    for layout in 0..<plan.layoutCount {
      let cells = plan.pictures(ofLayout: layout).map { index -> MatrixCell in
        var cell = plan[index]
        cell.appearance = .light
        cell.isHighContrast = false
        return cell
      }
      #expect(cells.count == 4 && Set(cells).count == 1)
    }
  }

  @Test func aNameStaysWhenAnAxisGetsMoreValues() {
    let few = MatrixPlan(files: ["a.json"], axes: MatrixAxes())
    let many = MatrixPlan(files: ["0.json", "a.json"], axes: Self.axes)
    let names = Set((0..<many.count).map { many.file(of: many[$0]) })
    var english = MatrixAxes()
    english.languages = [MatrixLanguage("de", direction: .leftToRight)]
    let german = MatrixPlan(files: ["a.json"], axes: english)
    #expect(german.file(of: german[0]) == "a/de_L_light_390x844@2x.png")
    #expect(names.contains(german.file(of: german[0])))
    #expect(few.file(of: few[1]) == "a/en_L_dark_390x844@2x.png")
  }

  @Test func theSurfaceIsThatOfTheCell() {
    let plan = MatrixPlan(files: ["a.json"], axes: Self.axes)
    for index in 0..<plan.count {
      let cell = plan[index]
      let environment = cell.environment
      let own: Direction = cell.language.tag == "ar" ? .rightToLeft : .leftToRight
      #expect(environment.direction == cell.direction ?? own)
      #expect(environment.size == cell.screen.size && environment.textSize == cell.textSize)
    }
  }

  @Test func countsMoreThanCanBeCounted() {
    var axes = MatrixAxes()
    axes.screens = (0..<70_000).map {
      MatrixScreen(name: "\($0)", size: Size(width: 1, height: 1))
    }
    axes.languages = (0..<70_000).map { MatrixLanguage("x\($0)", direction: .leftToRight) }
    axes.textSizes = (0..<70_000).map { _ in .large }
    axes.themes = (0..<70_000).map { _ in nil }
    #expect(MatrixPlan(files: ["a"], axes: axes).count == .max)
  }

  /// The same on every run, unless `HEED_SEED` says another.
  private static var seed: UInt64 {
    switch ProcessInfo.processInfo.environment["HEED_SEED"] {
    case "random"?: UInt64.random(in: 0...UInt64(UInt32.max))
    case let text?: UInt64(text) ?? 7
    case nil: 7
    }
  }

  /// Whatever documents are called, no folder leads out, is hidden, or is that of another.
  @Test func everyDocumentHasAFolderOfItsOwn() {
    let seed = Self.seed
    var state = seed &* 2 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let parts = [
      "a", "A", "..", ".", "/", "ä", "😀", " ", "\n", "_", "-", "\"", "<", "con", "%2F", "",
    ]
    for _ in 0..<300 {
      let files = (0..<next(12) + 1).map { _ in
        (0..<next(6) + 1).map { _ in parts[next(parts.count)] }.joined() + ".json"
      }
      let plan = MatrixPlan(files: files, axes: MatrixAxes())
      let folders = plan.folders.map { $0.lowercased() }
      #expect(Set(folders).count == files.count, "seed \(seed): \(files)")
      for folder in folders {
        let isSafe = folder.utf8.allSatisfy {
          $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 == 0x40 || $0 >= 0x30 && $0 <= 0x39
            || $0 >= 0x61 && $0 <= 0x7A
        }
        #expect(isSafe && !folder.isEmpty && !folder.hasPrefix("."), "seed \(seed): \(files)")
      }
    }
  }
}
