internal import Heed

/// Alerts that end by themselves before they can be read.
///
/// A second to notice it, then 184 words a minute, the mean of seventeen languages read aloud, or
/// 255 characters of Chinese, Japanese or Korean (IReST: Trauzettel-Klosinski and Dietz, 2012).
enum ReadingTimeRule {
  static let secondsToNotice = 1.0
  static let wordsAMinute = 184.0
  static let charactersAMinute = 255.0

  static func check(_ inspection: inout Inspection) {
    guard let timeout = inspection.alert.dismissal.timeout, timeout > 0 else { return }
    let needed = seconds(toRead: texts(of: inspection))
    guard timeout < needed else { return }
    inspection.note(
      .shortTimeout, .warning, inspection.root / "dismiss" / "timeout",
      "The alert ends after \(Figure.points(timeout)) seconds, and reading it takes about \(Figure.points(needed)).",
      "Allow at least \(Int(needed.rounded(.up))) seconds, or let people end it.")
  }

  /// Seconds until somebody has noticed and read texts.
  static func seconds(toRead texts: [String]) -> Double {
    var words = 0
    var characters = 0
    for text in texts {
      var isInWord = false
      for scalar in text.unicodeScalars {
        if isCharacter(scalar) {
          characters += 1
          isInWord = false
        } else if scalar.value <= 0x20 || scalar.value == 0xA0 || scalar.value == 0x3000 {
          isInWord = false
        } else if !isInWord {
          isInWord = true
          words += 1
        }
      }
    }
    return secondsToNotice + Double(words) * 60 / wordsAMinute
      + Double(characters) * 60 / charactersAMinute
  }

  private static func texts(of inspection: Inspection) -> [String] {
    var texts: [String] = []
    if let title = inspection.alert.title { texts.append(title.text.plainText) }
    if let message = inspection.alert.message { texts.append(message.text.plainText) }
    for block in inspection.alert.content {
      switch block.kind {
      case .text(let text, _, _), .badge(let text, _, _), .toggle(_, let text, _):
        texts.append(text.plainText)
      case .choices(let choices): texts += choices.items.map { $0.title.plainText }
      case .progress(_, let title): texts.append(title?.plainText ?? "")
      case .image, .field, .separator, .space, .slot: break
      }
    }
    return texts + inspection.entries.map { $0.action.title.plainText }
  }

  /// Whether a character is read as a word is elsewhere: Han, kana and Hangul.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
