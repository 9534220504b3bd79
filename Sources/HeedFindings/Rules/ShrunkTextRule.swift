internal import Heed

/// Letters that are smaller than asked for, because the room is narrow.
enum ShrunkTextRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    for text in inspected.texts where text.text.letterScale < 1 && !text.text.isTruncated {
      let size = text.text.request.runs.reduce(0) { max($0, $1.font.size) }
      let part = Int((text.text.letterScale * 100).rounded())
      inspection.note(
        .textShrunk, .warning, of: text, inspected,
        "The letters are shrunk to \(part) percent, \(Figure.points(size)) points, to fit \(Figure.points(text.text.request.width)) points.",
        "Shorten the title, or give the action a line of its own.")
    }
  }
}
