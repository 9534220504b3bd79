internal import Heed

extension UpdatePrompt {
  /// A decision's notes, fit to be shown, or nothing where there are none.
  func notes(of decision: Decision) -> RichText? {
    guard let notes = decision.notes ?? bestNotes(of: decision.release), !notes.text.isEmpty else {
      return nil
    }
    let text = PromptText.cleaned(notes.text, limit: PromptText.longestNotes)
    var result: RichText
    switch notes.format.kind {
    case .html:
      // What is cut in the middle of a tag is still read, as browsers do.
      result =
        markup?.html(text, nil)
        ?? RichText(
          PromptText.cleaned(PromptText.withoutTags(text), limit: PromptText.longestNotes))
    case .markdown: result = markup?.markdown(text, nil) ?? RichText(text)
    case .plain: result = RichText(text)
    }
    result = withAllowedLinks(result)
    if result.alignment == nil { result.alignment = .start }
    return result.isEmpty ? nil : result
  }

  private func bestNotes(of release: Release?) -> ReleaseNotes? {
    release.flatMap { ReleaseNotes.best($0.notes, for: [texts.language]) }
  }

  /// A text in which only those links are left that the app allows.
  private func withAllowedLinks(_ text: RichText) -> RichText {
    var result = RichText(alignment: text.alignment, lineLimit: text.lineLimit)
    for run in text.runs {
      var run = run
      if let link = run.attributes.link, !notesLinks.contains(link.string) {
        run.attributes.link = nil
        // It would promise what it does not keep.
        run.attributes.isUnderlined = false
      }
      result.append(run)
    }
    return result
  }
}
