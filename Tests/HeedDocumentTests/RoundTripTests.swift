import Foundation
import Heed
import HeedDocument
import Testing

@Suite struct RoundTripTests {
  /// 50 times 20 alerts; the seed names the one that fails.
  @Test(arguments: UInt64(1)...50)
  func readsBackWhatItWrote(_ seed: UInt64) throws {
    var generator = AlertGenerator(seed: seed)
    for number in 0..<20 {
      let alert = generator.alert()
      try #require(alert.problems.isEmpty, "seed \(seed), alert \(number): \(alert.problems)")
      let text = DocumentWriter().write(alert)
      do {
        let document = try read(text)
        if document.alert != alert {
          Issue.record("seed \(seed), alert \(number) comes back as another:\n\(text)")
          return
        }
        // The bytes say what equality of strings does not, such as which form an é has.
        #expect(DocumentWriter().write(document.alert) == text)
        #expect(document.issues.isEmpty)
      } catch {
        Issue.record("seed \(seed), alert \(number): \(error)\n\(text)")
        return
      }
    }
  }

  @Test func theGeneratorCoversEveryKey() {
    var generator = AlertGenerator(seed: 7)
    var text = ""
    for _ in 0..<400 { text += DocumentWriter().write(generator.alert()) }
    let keys = [
      "style", "theme", "title", "message", "content", "actions", "preferred", "arrangement",
      "close", "header", "background", "border", "shadow", "corners", "frame", "backdrop",
      "dismiss", "enter", "exit", "direction", "appearance", "language", "runs", "key",
      "arguments", "align", "lines", "baseline", "link", "strike", "underline", "light", "dark",
      "lightHighContrast", "darkHighContrast", "red", "alpha", "gradient", "stops", "angle",
      "material", "fit", "insets", "file", "symbol", "data", "rendering", "spring", "mass",
      "pose", "unit", "delay", "forced", "timeout", "edge", "overhang", "field", "choices",
      "switch", "progress", "badge", "separator", "space", "slot", "countdown", "keepsOpen",
      "needsValid", "imageSide", "surface", "actionHeight", "paragraph", "level", "quotes",
      "marker", "spacing", "matches",
    ]
    // Every key begins a line.
    var written: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\""), maxSplits: 2)
      if parts.count == 3, parts[2].first == UInt8(ascii: ":") {
        written.insert(String(decoding: parts[1], as: UTF8.self))
      }
    }
    let missing = keys.filter { !written.contains($0) }
    // A field that has to hold the same as another has a test of its own.
    #expect(missing == ["matches"])
  }

  @Test func writesOnlyWhatDiffersFromTheDefault() {
    var alert = Alert(
      "Delete “Summer”?", message: "This cannot\nbe undone.", cancel: "Keep",
      actions: { Action("Delete", id: "delete", role: .destructive) })
    alert.cancelPosition = 0
    alert.frame = Frame(
      width: Length(fraction: 1, points: -114), offset: Point(x: 0, y: -50.5))
    alert.close = CloseButton()
    alert.content = [
      .separator(), .text("\("a", color: .red)b"),
      .field(Field("name"), Box(inset: Insets(vertical: 4, horizontal: 8))),
    ]
    alert.background = .gradient(Gradient(colors: [.white, .black], stops: [0, 0.75]))
    #expect(
      DocumentWriter().write(alert) == """
        {
          "heed": 1,
          "title": "Delete “Summer”?",
          "message": "This cannot\\nbe undone.",
          "content": [
            {
              "separator": {}
            },
            {
              "text": {
                "runs": [
                  {
                    "text": "a",
                    "color": "red"
                  },
                  {
                    "text": "b"
                  }
                ]
              }
            },
            {
              "field": {
                "id": "name"
              },
              "inset": [4, 8]
            }
          ],
          "actions": [
            {
              "title": "Keep",
              "role": "cancel"
            },
            {
              "id": "delete",
              "title": "Delete",
              "role": "destructive"
            }
          ],
          "close": true,
          "background": {
            "gradient": {
              "colors": [
                "white",
                "black"
              ],
              "stops": [0, 0.75]
            }
          },
          "frame": {
            "width": "100% - 114",
            "offset": [0, -50.5]
          }
        }

        """)
  }

  @Test func writesThePlainestAlertInOneKey() {
    #expect(DocumentWriter().write(Alert(actions: [])) == "{\n  \"heed\": 1\n}\n")
  }

  @Test func writesFoundationsJSON() throws {
    var generator = AlertGenerator(seed: 99)
    for _ in 0..<100 {
      let data = Data(DocumentWriter().write(generator.alert()).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
  }

  @Test func readsAPositionOutsideTheListAsItsEnd() throws {
    for (position, expected) in [(-3, 0), (1, nil), (7, nil)] as [(Int, Int?)] {
      var alert = Alert(actions: ["a"], cancel: "b")
      alert.cancelPosition = position
      let back = try read(DocumentWriter().write(alert)).alert
      #expect(back.cancelPosition == expected)
      #expect(back.actionEntries == alert.actionEntries)
    }
  }

  /// Every part of a container comes back to the last bit.
  @Test func keepsFractionsExactly() throws {
    for number in 1...300 {
      let fraction = Double(number) / 271
      let alert = {
        var alert = Alert(actions: ["a"])
        alert.frame = Frame(width: Length(fraction: fraction))
        return alert
      }()
      #expect(try read(DocumentWriter().write(alert)).alert == alert)
    }
  }

  static let examples = Folders.files(
    in: Folders.package.appendingPathComponent("Examples"), ending: ".json"
  ).filter { !$0.path.contains(".xcassets/") }

  @Test(.enabled(if: !examples.isEmpty, "there are no example documents yet"), arguments: examples)
  func readsBackEveryExample(_ file: URL) throws {
    let alert = try DocumentReader().read([UInt8](try Data(contentsOf: file))).alert
    #expect(try read(DocumentWriter().write(alert)).alert == alert)
  }
}
