internal import Heed

/// Keys that nobody can press, or that two actions share.
enum ShortcutRule {
  static func check(_ inspection: inout Inspection) {
    var taken: [(key: [UInt8], index: Int)] = []
    for (index, entry) in inspection.entries.enumerated() {
      guard let key = entry.action.key else { continue }
      let path = (inspection.root / "actions")[index] / "key"
      if !isLetter(key) {
        inspection.note(
          .unusableShortcut, .warning, path, "'\(key)' is not one letter or digit.",
          "Use one, such as \"key\": \"d\".")
        continue
      }
      let folded = key.bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      if let first = taken.first(where: { $0.key == folded }) {
        inspection.note(
          .unusableShortcut, .warning, path,
          "'\(key)' already chooses actions[\(first.index)]: capitals do not count.",
          "Give each action a letter of its own.")
      } else {
        taken.append((folded, index))
      }
    }
  }

  /// Whether a key is one character that a keyboard types by itself.
  private static func isLetter(_ key: Name) -> Bool {
    let scalars = key.string.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    default: return first.value >= 0xAA
    }
  }
}
