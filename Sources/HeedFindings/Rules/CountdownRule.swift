internal import Heed

/// A way out that has to be waited for.
enum CountdownRule {
  static func check(_ inspection: inout Inspection) {
    for (index, entry) in inspection.entries.enumerated() where entry.isCancel {
      guard let seconds = entry.action.countdown, seconds > 0 else { continue }
      inspection.note(
        .countdownOnCancel, .warning, (inspection.root / "actions")[index] / "countdown",
        "The way out has to be waited for \(Figure.points(seconds)) seconds.",
        "Count down only what may lose something; leaving has to be possible at once.")
    }
  }
}
