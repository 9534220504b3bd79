internal import Heed

/// Alerts that do not say what they are about, or say it twice.
enum TextPresenceRule {
  static func check(_ inspection: inout Inspection) {
    let alert = inspection.alert
    let title = alert.title?.text
    let message = alert.message?.text
    if isBlank(title), isBlank(message) {
      inspection.note(
        .noText, .warning, inspection.root,
        "There is neither a title nor a message, so assistive technology has no name for the alert.",
        "Add a title.")
    } else if let title, let message, !isBlank(title),
      isSameText(title.plainText, message.plainText)
    {
      inspection.note(
        .repeatedText, .warning, inspection.root / "message",
        "The message says the title again.", "Leave the message out, or say what follows from it.")
    }
  }

  private static func isBlank(_ text: RichText?) -> Bool {
    guard let text else { return true }
    return text.plainText.bytes.allSatisfy { $0 <= 0x20 }
  }
}
