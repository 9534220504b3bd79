import Heed
import HeedTesting
import Testing

@testable import HeedUpdate

/// Every prompt of every language, laid out at the default and at a very large text size.
@Suite struct PromptLayoutTests {
  @Test(arguments: UpdateTexts.languages)
  func neverCutsAnActionOff(_ language: Name) throws {
    let surfaces: [(Size, ContentSizeCategory)] = [
      (Size(width: 390, height: 844), .large),
      (Size(width: 390, height: 844), .accessibility3),
      (Size(width: 320, height: 568), .accessibility3),
      (Size(width: 844, height: 390), .large),
    ]
    let looks: [(String, UpdateLook)] = [
      ("alert", .alert), ("popup", .popup()), ("card", .card()),
    ]
    for (name, look) in looks {
      for (kind, alert) in try Samples.all(Samples.prompt(language, look: look)) {
        for (size, text) in surfaces {
          let environment = Environment(size: size, textSize: text, locale: language)
          let scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
          let place: Comment = "\(name), \(kind), \(size), \(text)"
          let titles = scene.nodes.filter { Self.isTitleOfAction($0) }
          #expect(titles.count >= alert.actionEntries.count, place)
          for node in titles where node.text?.isTruncated == true {
            Issue.record("\(place): \(node.id) is cut off")
          }
          for entry in alert.actionEntries {
            let frame = try #require(scene[Name("action/\(entry.id)")]?.frame, place)
            #expect(frame.width >= 44 && frame.height >= 40, place)
            #expect(frame.x >= -0.001 && frame.maxX <= size.width + 0.001, place)
          }
        }
      }
    }
  }

  private static func isTitleOfAction(_ node: Node) -> Bool {
    node.id.string.hasPrefix("action/") && node.text != nil
  }
}
