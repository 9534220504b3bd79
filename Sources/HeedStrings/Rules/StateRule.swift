internal import Heed
internal import HeedFindings

/// Texts that the translators have not finished with.
enum StateRule {
  static func check(
    _ text: InspectedText, _ notes: StringsTable.KeyNotes?, _ inspection: inout TextInspection
  ) {
    if notes?.isStale == true, text.traits.isOriginalLanguage, text.original == nil {
      inspection.note(
        .unreviewedText, .note, text, "The key is no longer in the source.",
        "Remove it, or look whether it was renamed.")
    }
    guard let state = text.entry.state, !text.traits.isOriginalLanguage, text.isTranslated else {
      return
    }
    switch state.kind {
    case .new:
      inspection.note(
        .unreviewedText, .note, text, "The translation is marked as new.",
        "Have it translated, or mark it as translated.")
    case .needsReview:
      inspection.note(
        .unreviewedText, .note, text, "The translation is marked for review.",
        "Compare it with the original, and mark it as translated.")
    case .stale:
      inspection.note(
        .unreviewedText, .note, text, "The translation is marked as stale.",
        "Remove it, or look whether its key was renamed.")
    case .translated: break
    }
  }
}
