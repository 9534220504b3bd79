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
    let root = ProblemPath.root
    for (placed, path) in [(title, root / "title"), (message, root / "message")] {
      if let placed { body(placed.text, placed.isPlain ? path : path / "text") }
    }
    for (index, block) in content.enumerated() {
      let path = (root / "content")[index]
      switch block.kind {
      case .text(let text, _, _): body(text, path / "text")
      case .badge(let text, _, _): body(text, path / "badge")
      case .toggle(_, let title, _): body(title, path / "switch" / "title")
      case .progress(_, let title): if let title { body(title, path / "title") }
      case .choices(let choices):
        for (place, item) in choices.items.enumerated() {
          body(item.title, (path / "choices" / "items")[place] / "title")
        }
      case .image, .field, .separator, .space, .slot: break
      }
    }
    for (index, entry) in actionEntries.enumerated() {
      body(entry.action.title, (root / "actions")[index] / "title")
    }
  }
}
