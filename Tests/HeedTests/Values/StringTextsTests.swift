import Heed
import Testing

/// Alerts of texts that an app has as strings.
@Suite struct StringTextsTests {
  private let title = "Delete?"
  private let message: String? = "Gone for good."

  @Test func takesStringsAsTheyAre() {
    let alert = Alert(title, message: message, style: .sheet, cancel: Action(title)) {
      Action(title, id: "delete", role: .destructive)
    }
    #expect(
      alert
        == Alert("Delete?", message: "Gone for good.", style: .sheet, cancel: "Delete?") {
          Action("Delete?", id: "delete", role: .destructive)
        })
  }

  @Test func readsNoMarkupAndNoInterpolationInAString() {
    let text = "**a** \\(b)"
    #expect(Alert(text).title?.text.plainText == text)
    #expect(Alert(text).title?.text.runs.count == 1)
  }

  @Test func onlyTellsSomethingWithOneWayOut() {
    #expect(Alert(title, message: nil) == Alert("Delete?", cancel: "OK"))
    #expect(Alert(title, message: message).cancel?.title.plainText == "OK")
  }

  @Test func givesAStyleItsWayOutOrNone() {
    #expect(Alert(title, style: .card, cancel: "Close").cancel?.title.plainText == "Close")
    #expect(Alert("Copied", style: .banner, cancel: nil).actionEntries.isEmpty)
    #expect(Alert(title, message: message, style: .banner, cancel: nil).style == .banner)
  }

  @Test func keepsLooksOfALiteral() {
    #expect(Alert("Delete \("all", color: .red)?").title?.text.runs.count == 3)
  }
}
