internal import Heed

/// Titles such as "Yes" that say nothing without the question, where the choice has consequences.
///
/// Apple's Human Interface Guidelines ask for verbs there, and keep "OK" for alerts that inform.
enum VagueTitleRule {
  static func check(_ inspection: inout Inspection) {
    let entries = inspection.entries
    // With one choice there is nothing to mix up.
    guard entries.count > 1 else { return }
    let isRisky = entries.contains { $0.isDestructive }
    guard isRisky || inspection.asksQuestion else { return }
    for (index, entry) in entries.enumerated() where isVague(entry.action.title) {
      inspection.note(
        .vagueTitle, isRisky ? .warning : .note, (inspection.root / "actions")[index] / "title",
        "'\(entry.action.title.plainText)' says nothing to who has not read the question.",
        isRisky
          ? "Name what happens with a verb, such as 'Delete' and 'Keep'."
          : "Name what happens with a verb, such as 'Allow' and 'Not now'.")
    }
  }

  /// Whether a title is one of the words that fit every question; capitals of ASCII do not count.
  static func isVague(_ title: RichText) -> Bool {
    let bytes = title.plainText.bytes
    var trimmed: [UInt8] = []
    for byte in bytes where byte > 0x20 && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "!") {
      trimmed.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    return words.index(of: trimmed) != nil
  }

  /// Yes, no and OK as widely used languages have them.
  private static var words: WordList {
    """
    ok okay yes no yep nope ja nein oui non sí si sì não nao sim nee nej tak nie ano ne да нет Да Нет \
    так ні Так Ні evet hayır Evet Hayır ok. 好 是 否 好的 是的 确定 確定 はい いいえ 예 아니요 확인 نعم لا حسنا كן לא \
    כן हाँ नहीं ใช่ ไม่ có không Có Không oké
    """
  }
}

extension Inspection {
  /// Whether the title or the message ends with a question mark, of any script.
  var asksQuestion: Bool {
    for text in [alert.title?.text, alert.message?.text] {
      guard let scalar = text?.plainText.unicodeScalars.reversed().first(where: { $0.value > 0x20 })
      else { continue }
      switch scalar.value {
      case 0x3F, 0xFF1F, 0x061F, 0x037E: return true
      default: continue
      }
    }
    return false
  }
}
