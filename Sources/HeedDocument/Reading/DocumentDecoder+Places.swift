internal import Heed

extension DocumentDecoder {
  /// Notes what the alert as a whole cannot mean, each at the value that it is about.
  func checkWhole(_ alert: Alert, _ document: Int) {
    for problem in alert.problems {
      // Finding a place walks through the document: only for what is kept.
      guard canNoteError else { return }
      let place = place(of: problem.facts.steps, in: document)
      note(
        .problem, at: tree.offset(place.value), .error, detail: place.count, problem: problem)
    }
  }

  /// The value to which steps lead, or the nearest one around it, and how many of them lead there.
  func place(of steps: [Int], in document: Int) -> (value: Int, count: Int) {
    var value = document
    for count in steps.indices {
      let step = steps[count]
      let next: Int?
      if let key = DocumentStep.key(step) {
        next = member(key, of: value)
      } else {
        next = element(DocumentStep.index(step), of: value)
      }
      guard let next else { return (value, count) }
      value = next
    }
    return (value, steps.count)
  }

  private func member(_ key: Key, of value: Int) -> Int? {
    if let member = tree.member(key, of: value) { return member }
    // A title with a place of its own holds its text one level deeper.
    guard key == .runs || key == .lines else { return nil }
    return tree.member(.text, of: value).flatMap { tree.member(key, of: $0) }
  }

  /// The element that became the one with this index, for some elements leave nothing behind.
  private func element(_ index: Int, of value: Int) -> Int? {
    guard tree.kind(value) == .array else { return nil }
    let end = tree.end(value)
    var left = index
    if tree.key(value) == .content {
      if index >= blockIndices.count { return nil }
      left = blockIndices[index]
    }
    let isRuns = tree.key(value) == .runs
    var text = RichText()
    var element = tree.first(value)
    while element < end {
      if isRuns {
        append(element, to: &text)
        if text.runs.count > index { return element }
      } else if left == 0 {
        return element
      }
      left -= 1
      element = tree.end(element)
    }
    return nil
  }

  /// Reads a run again.
  private func append(_ element: Int, to text: inout RichText) {
    let count = textCount
    isQuiet = true
    textCount = 0
    if let run = run(element) { text.append(run) }
    textCount = count
    isQuiet = false
  }
}
