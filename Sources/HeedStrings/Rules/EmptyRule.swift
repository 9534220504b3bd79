internal import Heed
internal import HeedFindings

/// Texts with nothing to read, where the original has something.
enum EmptyRule {
  static func check(_ text: InspectedText, _ inspection: inout TextInspection) {
    guard let original = text.original, text.isTranslated else { return }
    var isEmpty = false
    text.entry.form.forEachText { if isBlank($0) { isEmpty = true } }
    if !isEmpty { return }
    var isOriginalEmpty = false
    original.form.forEachText { if isBlank($0) { isOriginalEmpty = true } }
    if isOriginalEmpty { return }
    inspection.note(
      .emptyText, .warning, text, "There is nothing to read, and the original has a text.",
      "Translate it.")
  }

  private static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 <= 0x20 } }
}
