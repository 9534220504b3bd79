import Heed
import HeedCode
import HeedDocument
import HeedExamples
import HeedTesting
import Testing

// That all of it compiles and makes equal alerts is what `Scripts/check-code` checks.
@Suite struct SwiftSourceTests {
  @Test func writesAQuestionInItsShortestForm() {
    let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    #expect(
      SourceWriter(name: "delete-photos").write(alert, as: .uiKit) == """
        import HeedUIKit
        import UIKit

        extension UIViewController {
          func askDeletePhotos() async {
            let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
              Action("Delete", id: "delete", role: .destructive)
            }
            let answer = await alert.present(from: self)
            switch answer.action {
            case "delete":
              break
            default:
              break
            }
          }
        }

        """)
  }

  @Test func bringsTheNamesOfHeedThatSwiftUIHasToo() {
    var alert = Alert("Done", message: "All of it.")
    alert.border = Border(color: Color(hex: 0x0A0B0C))
    #expect(
      SourceWriter().write(alert, as: .swiftUI) == """
        import HeedSwiftUI
        import SwiftUI

        import struct Heed.Border
        import struct Heed.Color

        struct QuestionButton: View {
          @State private var alert: HeedAlert?

          var body: some View {
            Button("Ask") { alert = .question }
              .heed($alert)
          }
        }

        extension HeedAlert {
          static var question: HeedAlert {
            var alert = HeedAlert("Done", message: "All of it.")
            alert.border = Border(color: Color(hex: 0x0A0B0C))
            return alert
          }
        }

        """)
  }

  @Test func givesTheValueAloneWhereThatIsAll() {
    let alert = Alert("Copied", style: .banner, cancel: nil)
    #expect(
      SourceWriter(name: "default").write(alert, as: .value) == """
        import Heed

        extension Alert {
          static var defaultAlert: Alert {
            Alert("Copied", style: .banner, cancel: nil)
          }
        }

        """)
  }

  @Test(arguments: [
    ("", "question"), ("update-popup", "updatePopup"), ("3 photos?", "photos"), ("Größe", "grE"),
    ("self", "selfAlert"), ("a.b_c d", "aBCD"), ("שלום", "question"), ("URL", "uRL"),
  ])
  func makesAnIdentifierOfAnyName(_ name: Name, _ identifier: String) {
    let text = SourceWriter(name: name).write(Alert("A"), as: .value)
    #expect(text.contains("static var \(identifier): Alert {"))
  }

  @Test func writesTheDocumentInItsNormalForm() {
    for example in ExampleAlerts.all {
      let text = SourceWriter().write(example.alert, as: .document)
      #expect(text == DocumentWriter().write(example.alert))
    }
  }

  /// Whatever a text holds, what is left of the source without it is the same.
  @Test func noTextChangesWhatStandsAroundIt() {
    for text in OddAlerts.texts where !text.contains("\n") {
      let source = SourceWriter().write(Alert(PlacedText(RichText(text))), as: .value)
      let lines = source.split(separator: "\n")
      let words = source.unicodeScalars.filter {
        $0 != "\n" && ($0.value < 0x20 || $0.value == 0x7F)
      }
      #expect(words.isEmpty)
      #expect(lines.count == 6, "\(source)")
      #expect(lines[3].hasPrefix("    Alert(\"") && lines[3].hasSuffix("\")"))
    }
  }

  @Test func keepsToTheWidthOfALine() {
    var generator = AlertGenerator(seed: TestSeed.value)
    for number in 0..<300 {
      let text = SourceWriter().write(generator.alert(), as: .uiKit)
      for line in text.split(separator: "\n") where line.unicodeScalars.count > 100 {
        // Only a word or a look that has no room is longer.
        let isWhole = line.contains("\\(") || !line.dropFirst(30).contains(" ")
        #expect(isWhole, "HEED_SEED=\(TestSeed.value), alert \(number): \(line)")
      }
    }
  }

  @Test func writesLongTextsAndManyBlocks() {
    let word = "word \"quoted\" \\ and\nmore "
    let text = String(repeating: word, count: 20_000)
    var alert = Alert(PlacedText(RichText(text)))
    alert.content = (0..<2_000).map { .text("\("\($0)", font: .bold) of many") }
    for form in SourceForm.all {
      let source = SourceWriter().write(alert, as: form)
      #expect(source.utf8.count > text.utf8.count)
    }
  }

  @Test func findsEachFormByItsName() {
    for form in SourceForm.all { #expect(SourceForm(name: Name(form.name)) == form) }
    #expect(SourceForm.all.map { $0.name } == ["uikit", "swiftui", "swift", "ask", "json"])
    #expect(SourceForm(name: "objc") == nil)
  }
}
