extension RichText {
  /// Whether a paragraph is more than a plain one.
  package var hasParagraphStyles: Bool {
    for run in runs where run.attributes.paragraph != nil { return true }
    return false
  }

  /// A run in two parts, the first of which belongs to the paragraph that has begun; nothing where
  /// it fits as it is.
  func partsByParagraph(of run: Run) -> (first: Run, second: Run)? {
    let last = runs.last
    // Most texts have no styles.
    if run.attributes.paragraph == nil, last?.attributes.paragraph == nil { return nil }
    var run = run
    if run.attributes.paragraph?.isPlain == true { run.attributes.paragraph = nil }
    let bytes = run.text.bytes
    guard let last, last.text.utf8.last != 0x0A else { return (run, Run("")) }
    let end = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    var first = run
    first.attributes.paragraph = last.attributes.paragraph
    if end == bytes.count { return (first, Run("")) }
    first.text = String(bytes: bytes[..<end])
    run.text = String(bytes: bytes[end...])
    return (first, run)
  }
}
