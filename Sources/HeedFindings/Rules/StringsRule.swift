package import Heed

/// Texts that are known by their key alone, and so are shown as that key.
enum StringsRule {
  static func check(_ inspection: inout Inspection) {
    inspection.alert.forEachText { text, path in
      guard let key = text.localizedKey?.key else { return }
      let shown: Phrase = text.plainText.utf8.isEmpty ? "nothing" : "'\(text.plainText)'"
      inspection.note(
        .missingStrings, .note, path,
        "No strings are given for the key '\(key)', so \(shown) is shown.",
        "Look at it in the app, or write the text itself.")
    }
  }
}

extension Alert {
  /// Calls with each text of the alert and its path.
  package func forEachText(_ body: (RichText, ProblemPath) -> Void) {
    var copy = self
    copy.updateTexts { body($0, $1) }
  }
}
