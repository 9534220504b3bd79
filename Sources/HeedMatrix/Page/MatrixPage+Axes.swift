internal import Heed

extension MatrixPage {
  /// An axis as the page shows it.
  struct Axis {
    /// What addresses and the script call it.
    let key: String
    let title: String
    /// What the values are called, in their order.
    let values: [String]
  }

  /// All axes; those with one value are there too, so that places stay the same.
  var axes: [Axis] {
    let axes = report.plan.axes
    return [
      Axis(key: "doc", title: "Document", values: report.plan.folders),
      Axis(key: "lang", title: "Language", values: axes.languages.map { $0.tag.string }),
      Axis(key: "text", title: "Text size", values: axes.textSizes.map { $0.name }),
      Axis(key: "look", title: "Appearance", values: axes.appearances.map { $0.name }),
      Axis(
        key: "contrast", title: "Contrast",
        values: axes.contrasts.map { $0 ? "high contrast" : "normal contrast" }),
      Axis(key: "screen", title: "Screen", values: axes.screens.map { $0.label }),
      Axis(
        key: "theme", title: "Theme", values: axes.themes.map { $0?.kind.name ?? "own theme" }),
      Axis(
        key: "dir", title: "Direction",
        values: axes.directions.map {
          $0.map { $0 == .leftToRight ? "left to right" : "right to left" } ?? "own direction"
        }),
    ]
  }

  /// A picture's place on each axis.
  func places(of cell: MatrixCell) -> [Int] {
    let axes = report.plan.axes
    return [
      cell.document, cell.languageIndex, axes.textSizes.firstIndex(of: cell.textSize) ?? 0,
      axes.appearances.firstIndex(of: cell.appearance) ?? 0,
      axes.contrasts.firstIndex(of: cell.isHighContrast) ?? 0,
      axes.screens.firstIndex(of: cell.screen) ?? 0, axes.themes.firstIndex(of: cell.theme) ?? 0,
      axes.directions.firstIndex(of: cell.direction) ?? 0,
    ]
  }

  /// What tells a picture from the others: its values on the axes that have several.
  func caption(of cell: MatrixCell) -> String {
    let places = places(of: cell)
    let words = axes.enumerated().filter { $1.values.count > 1 }.map { $1.values[places[$0]] }
    return words.isEmpty ? report.plan.folders[cell.document] : words.joined(separator: " · ")
  }
}
