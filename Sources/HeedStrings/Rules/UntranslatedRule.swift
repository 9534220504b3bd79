internal import Heed
internal import HeedFindings

/// Translations that read as the original does.
enum UntranslatedRule {
  static func check(_ text: InspectedText, _ inspection: inout TextInspection) {
    guard let original = text.original, text.isTranslated, !text.traits.isOriginalLanguage else {
      return
    }
    var originals: [String] = []
    original.form.forEachText { originals.append($0) }
    var words: [[UInt8]] = []
    var isSame = true
    text.entry.form.forEachText { own in
      if !isSame { return }
      isSame = originals.contains { isSameText($0, own) }
      if isSame { words += WordScanner.words(in: own) }
    }
    guard isSame, !isAddress(originals) else { return }
    let unknown = words.filter { !inspection.words.contains($0) }
    // Languages that share their letters share many words: Name, Version, Server.
    let least = text.traits.sharesLatin ? 3 : 1
    guard unknown.count >= least, let first = unknown.first else { return }
    inspection.note(
      .untranslatedText, .note, text,
      "The text is that of the original, with \(unknown.count) \(unknown.count == 1 ? "word" : "words") to translate, such as “\(String(bytes: first))”.",
      "Translate it, or name the words that stay as they are.")
  }

  /// Whether a text is the address of a page or a mailbox.
  private static func isAddress(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in
      let bytes = text.bytes
      if bytes.contains(where: { $0 <= 0x20 }) { return false }
      return bytes.contains(UInt8(ascii: "@")) && !bytes.contains(UInt8(ascii: "%"))
        || bytes.starts(with: "http://".bytes) || bytes.starts(with: "https://".bytes)
        || bytes.starts(with: "www.".bytes)
    }
  }
}
