internal import Heed
internal import HeedDocument
internal import HeedFindings

extension MatrixReport {
  /// The report for programs, which `docs/matrix.md` describes; its keys only ever get more.
  package var json: [UInt8] {
    var printer = JSONPrinter()
    printer.print(
      .object([
        ("heedMatrix", .number(1)),
        ("summary", summary),
        ("documents", .array(documents)),
        ("axes", axes),
        ("problems", .array(problems.map { value(of: $0) })),
        (
          "unusedSilences",
          .array(
            unusedSilences.map { silence in
              .object([
                ("code", .string(silence.code.name)),
                ("document", silence.document.map { .string($0) } ?? .null),
                ("language", silence.language.map { .string($0.string) } ?? .null),
                ("reason", .string(silence.reason)), ("line", .number(Double(silence.line))),
                ("column", .number(Double(silence.column))),
              ])
            })
        ),
        ("pictures", .array(pictures.indices.map { picture($0) })),
      ]))
    return printer.bytes + [0x0A]
  }

  private var summary: JSONValue {
    .object([
      ("pictures", .number(Double(pictures.count))),
      ("errors", .number(Double(count(.error)))),
      ("warnings", .number(Double(count(.warning)))),
      ("notes", .number(Double(count(.note)))),
      ("silenced", .number(Double(silencedCount))),
    ])
  }

  private var documents: [JSONValue] {
    zip(files, plan.folders).map { file, folder in
      .object([("file", .string(file)), ("folder", .string(folder))])
    }
  }

  private var axes: JSONValue {
    let axes = plan.axes
    return .object([
      ("languages", .array(axes.languages.map { .string($0.tag.string) })),
      ("textSizes", .array(axes.textSizes.map { .string($0.name) })),
      ("appearances", .array(axes.appearances.map { .string($0.name) })),
      ("contrasts", .array(axes.contrasts.map { .string($0 ? "high" : "normal") })),
      (
        "screens",
        .array(
          axes.screens.map { screen in
            let safe = screen.safeArea
            return .object([
              ("name", .string(screen.name)),
              ("size", .array([.number(screen.size.width), .number(screen.size.height)])),
              ("scale", .number(screen.scale)),
              (
                "safeArea",
                .array([safe.top, safe.left, safe.bottom, safe.right].map { .number($0) })
              ),
            ])
          })
      ),
      ("themes", .array(axes.themes.map { .string($0?.kind.name ?? "own") })),
      (
        "directions",
        .array(
          axes.directions.map {
            .string($0.map { $0 == .leftToRight ? "ltr" : "rtl" } ?? "auto")
          })
      ),
    ])
  }

  private func value(of problem: MatrixProblem) -> JSONValue {
    .object([
      ("code", .string(problem.code.name)), ("severity", .string(problem.severity.name)),
      ("document", .string(files[problem.document])), ("place", .string(problem.place)),
      ("path", .string(problem.path.string)), ("reason", .string(problem.reason)),
      ("remedy", problem.remedy.isEmpty ? .null : .string(problem.remedy)),
      ("font", problem.font.map { .string($0) } ?? .null),
      (
        "languages",
        .array(problem.languages.map { .string(plan.axes.languages[$0].tag.string) })
      ),
      ("pictures", .array(problem.pictures.map { .number(Double($0)) })),
      ("silence", problem.silence.map { .string($0) } ?? .null),
    ])
  }

  private func picture(_ index: Int) -> JSONValue {
    let cell = plan[index]
    let findings = marks[index].map { mark -> JSONValue in
      let frame = mark.frame.map { frame in
        JSONValue.array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })
      }
      return .object([
        ("problem", .number(Double(mark.problem))), ("severity", .string(mark.severity.name)),
        ("reason", .string(mark.reason)), ("font", mark.font.map { .string($0) } ?? .null),
        ("frame", frame ?? .null),
      ])
    }
    let isDrawn = pictures[index].bytes > 0
    return .object([
      ("file", isDrawn ? .string(pictures[index].file) : .null),
      ("document", .string(files[cell.document])), ("language", .string(cell.language.tag.string)),
      ("textSize", .string(cell.textSize.name)), ("appearance", .string(cell.appearance.name)),
      ("contrast", .string(cell.isHighContrast ? "high" : "normal")),
      ("screen", .string(cell.screen.label)), ("theme", .string(cell.theme?.kind.name ?? "own")),
      (
        "direction",
        .string(cell.environment.direction == .leftToRight ? "ltr" : "rtl")
      ),
      ("findings", .array(findings)),
    ])
  }
}
