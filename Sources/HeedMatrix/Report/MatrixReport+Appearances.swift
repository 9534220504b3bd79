internal import Heed

extension MatrixReport {
  /// In which pictures of its document a problem appears, by the values of the axes that matter, such
  /// as `de, fi; AX3`; nothing where it appears in all.
  package func whereabouts(of problem: MatrixProblem) -> String? {
    if problem.pictures.isEmpty {
      let all = plan.axes.languages
      if problem.languages.count == all.count { return nil }
      return Self.list(problem.languages.map { all[$0].tag.string })
    }
    let axes = plan.axes
    if problem.pictures.count == axes.picturesOfDocument { return nil }
    let cells = problem.pictures.map { plan[$0] }
    var parts: [String] = []
    func add(_ values: [String], of total: Int) {
      var seen: [String] = []
      for value in values where seen.last != value && !seen.contains(value) { seen.append(value) }
      if seen.count < total { parts.append(Self.list(seen)) }
    }
    add(cells.map { $0.language.tag.string }, of: axes.languages.count)
    add(cells.map { $0.textSize.name }, of: axes.textSizes.count)
    add(cells.map { $0.appearance.name }, of: axes.appearances.count)
    add(
      cells.map { $0.isHighContrast ? "high contrast" : "normal contrast" },
      of: axes.contrasts.count)
    add(cells.map { $0.screen.label }, of: axes.screens.count)
    add(cells.map { $0.theme?.kind.name ?? "own theme" }, of: axes.themes.count)
    add(
      cells.map { $0.direction.map { $0 == .leftToRight ? "ltr" : "rtl" } ?? "auto" },
      of: axes.directions.count)
    if parts.isEmpty {
      parts.append("\(problem.pictures.count) of \(axes.picturesOfDocument) pictures")
    }
    return parts.joined(separator: "; ")
  }

  private static func list(_ values: [String]) -> String {
    let most = 8
    let more = values.count - most
    return values.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
