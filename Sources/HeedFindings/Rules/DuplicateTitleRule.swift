internal import Heed

/// Choices that read the same.
enum DuplicateTitleRule {
  static func check(_ inspection: inout Inspection) {
    let root = inspection.root
    let titles = inspection.entries.map { $0.action.title.plainText }
    for (index, first) in repeats(titles) {
      inspection.note(
        .duplicateTitle, .warning, (root / "actions")[index] / "title",
        "This reads the same as actions[\(first)]: '\(titles[index])'.",
        "Say with each title what is different.")
    }
    for (place, block) in inspection.alert.content.enumerated() {
      guard case .choices(let choices) = block.kind else { continue }
      let titles = choices.items.map { $0.title.plainText }
      let items = (root / "content")[place] / "choices" / "items"
      for (index, first) in repeats(titles) {
        inspection.note(
          .duplicateTitle, .warning, items[index] / "title",
          "This reads the same as items[\(first)]: '\(titles[index])'.",
          "Say with each title what is different.")
      }
    }
  }

  /// The places of texts that stand at an earlier place too, with that place.
  private static func repeats(_ texts: [String]) -> [(index: Int, first: Int)] {
    let folded = texts.map { text in
      text.bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
    // Equal ones become neighbours: a list may be long.
    let order = folded.indices.sorted { one, two in
      if folded[one].lexicographicallyPrecedes(folded[two]) { return true }
      return folded[one] == folded[two] && one < two
    }
    var found: [(index: Int, first: Int)] = []
    var first = 0
    for place in order.indices.dropFirst() {
      if folded[order[place]] != folded[order[first]] {
        first = place
      } else if !folded[order[place]].isEmpty {
        found.append((order[place], order[first]))
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}
