internal import Heed
internal import HeedFindings

/// Places for values that do not go with those of the original.
enum PlaceholderRule {
  static func check(_ text: InspectedText, _ inspection: inout TextInspection) {
    let form = text.entry.form
    if !hasPercent(form), text.original.map({ !hasPercent($0.form) }) ?? true { return }
    let leaves = form.leaves
    checkUnknown(leaves, text, &inspection)
    guard let original = text.original else { return }
    let wanted = original.form.leaves
    // Where the original takes no values, nobody formats the text, and a percent sign is one.
    let formats = wanted.contains { !$0.uses.isEmpty }
    if !formats {
      let kind = leaves.lazy.flatMap { $0.uses }.first
      // "100%d" may be a word that begins with d; an object can be meant in no other way.
      if let kind, kind.kind == .object || kind.spelling.utf8.count > 2 {
        inspection.note(
          .placeholderMismatch, .error, text,
          "\(kind.spelling) takes a value, and the original has no place for one.",
          "Remove it, or write %% for a percent sign.")
      }
      return
    }
    compare(leaves, wanted, text, &inspection)
  }

  private static func hasPercent(_ form: TextForm) -> Bool {
    var has = false
    form.forEachText { if !has { has = $0.utf8.contains(UInt8(ascii: "%")) } }
    return has
  }

  private static func checkUnknown(
    _ leaves: [TextForm.Leaf], _ text: InspectedText, _ inspection: inout TextInspection
  ) {
    let formats = leaves.contains { !$0.uses.isEmpty }
    for leaf in leaves {
      if let name = leaf.unknown.first {
        inspection.note(
          .unknownPlaceholder, .error, text,
          "%#@\(name)@ stands for nothing: no number of that name is described.",
          "Describe it in the .stringsdict or catalog, or put the text itself here.")
        return
      }
    }
    if formats, leaves.contains(where: { $0.strayCount > 0 }) {
      inspection.note(
        .unknownPlaceholder, .warning, text,
        "A percent sign begins no place for a value, and other places show that this is a format.",
        "Write %% for a percent sign.")
    }
  }

  // MARK: Comparing

  private static func compare(
    _ leaves: [TextForm.Leaf], _ originals: [TextForm.Leaf], _ text: InspectedText,
    _ inspection: inout TextInspection
  ) {
    var wanted: [Int: TextForm.Use] = [:]
    var plurals: Set<Int> = []
    for leaf in originals {
      for use in leaf.uses where wanted[use.argument] == nil { wanted[use.argument] = use }
      if let plural = leaf.plural { plurals.insert(plural.argument) }
    }
    let count = wanted.keys.max() ?? 0
    var told: Set<Int> = []
    for leaf in leaves {
      for use in leaf.uses where !told.contains(use.argument) {
        if let original = wanted[use.argument] {
          if original.kind == use.kind { continue }
          inspection.note(
            .placeholderMismatch, .error, text,
            "\(use.spelling) takes \(use.kind.name), and the original has \(original.spelling) for value \(use.argument).",
            "Use \(original.spelling); the app may crash otherwise.")
        } else if !plurals.contains(use.argument) {
          inspection.note(
            .placeholderMismatch, .error, text,
            "\(use.spelling) takes value \(use.argument), and the original has places for \(count).",
            "Remove it, or number the places, as in %1$@; the app may crash otherwise.")
        } else {
          continue
        }
        told.insert(use.argument)
      }
    }
    if told.isEmpty { checkMissing(leaves, wanted, plurals, text, &inspection) }
  }

  private static func checkMissing(
    _ leaves: [TextForm.Leaf], _ wanted: [Int: TextForm.Use], _ plurals: Set<Int>,
    _ text: InspectedText, _ inspection: inout TextInspection
  ) {
    var chosenBy = plurals
    for leaf in leaves { if let plural = leaf.plural { chosenBy.insert(plural.argument) } }
    for leaf in leaves where leaf.isWhole {
      var used: [Int: Int] = [:]
      for use in leaf.uses { used[use.argument, default: 0] += 1 }
      for argument in wanted.keys.sorted() where used[argument] == nil {
        guard let original = wanted[argument] else { continue }
        // A number may choose the words instead of standing among them.
        if chosenBy.contains(argument), leaf.plural != nil { continue }
        // What is inside of another text counts for it.
        if leaves.contains(where: { inner in
          !inner.isWhole && inner.uses.contains { $0.argument == argument }
        }) {
          continue
        }
        let repeated = used.keys.sorted().first { used[$0] ?? 0 > 1 }
        let again: Phrase = repeated.map { "; value \($0) stands there twice" } ?? ""
        inspection.note(
          .placeholderMismatch, .warning, text,
          "The value \(argument) of the original, \(original.spelling), is left out\(again).",
          "Put it in, or make sure that nothing is missed.")
        return
      }
    }
    checkPlurals(leaves, wanted, text, &inspection)
  }

  /// Forms without their number that stand for several numbers.
  private static func checkPlurals(
    _ leaves: [TextForm.Leaf], _ wanted: [Int: TextForm.Use], _ text: InspectedText,
    _ inspection: inout TextInspection
  ) {
    for leaf in leaves {
      guard let plural = leaf.plural, plural.category != .other, wanted[plural.argument] != nil,
        !leaf.uses.contains(where: { $0.argument == plural.argument })
      else { continue }
      let numbers = text.traits.rule.numbers(of: plural.category, most: 3).filter { $0 > 0 }
      guard numbers.count > 1, numbers[1] < 1000 else { continue }
      inspection.note(
        .placeholderMismatch, .warning, text,
        "The form \(plural.category.name) does not show the number, and \(text.language) has it for \(numbers[0]) and \(numbers[1]) too.",
        "Put the number in.")
      return
    }
  }
}
