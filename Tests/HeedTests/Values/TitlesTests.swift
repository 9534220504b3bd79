import Heed
import Testing

/// An alert made of titles, and the index of its answer.
@Suite struct TitlesTests {
  struct Case: CustomTestStringConvertible {
    var cancel: String?
    var destructive: String?
    var others: [String?]?
    /// The titles in the order of the index.
    var counted: [String]

    var testDescription: String { "\(counted)" }
  }

  @Test(arguments: [
    Case(
      cancel: "No", destructive: "Drop", others: ["A", "B"], counted: ["No", "Drop", "A", "B"]),
    Case(cancel: nil, destructive: "Drop", others: ["A", "B"], counted: ["Drop", "A", "B"]),
    Case(cancel: "", destructive: nil, others: ["A"], counted: ["A"]),
    Case(cancel: "No", destructive: "", others: nil, counted: ["No"]),
    Case(cancel: "No", destructive: nil, others: [nil, "A", "", "B"], counted: ["No", "A", "B"]),
    Case(cancel: nil, destructive: nil, others: ["Same", "Same"], counted: ["Same", "Same"]),
    Case(cancel: nil, destructive: nil, others: [], counted: []),
  ])
  func countsWhatIsThereWithoutAGap(_ given: Case) {
    let alert = Alert(
      style: .sheet, title: "Save?", message: nil, cancel: given.cancel,
      destructive: given.destructive, others: given.others)
    let counted = alert.countedEntries
    #expect(counted.map(\.action.title.plainText) == given.counted)
    for (index, entry) in counted.enumerated() {
      #expect(Answer(to: alert, reason: .action, action: entry.id).index == index)
    }
    // Touching beside it is the way out where there is one, and nothing else.
    let dismissed = Answer(to: alert, reason: .outsideTap)
    #expect(dismissed.index == (given.cancel?.isEmpty == false ? 0 : nil))
  }

  @Test(arguments: [nil, ""])
  func anEmptyTextIsNone(text: String?) {
    let alert = Alert(
      style: .alert, title: text, message: text, cancel: "OK", destructive: text, others: [text])
    #expect(alert == Alert(cancel: "OK"))
  }

  @Test func withoutAnyTitleItCannotBeShown() {
    let alert = Alert(
      style: .alert, title: "Nothing to choose", message: nil, cancel: nil, destructive: nil,
      others: nil)
    #expect(!alert.problems.isEmpty)
  }
}
