internal import Heed

/// Letters that can hardly be told from what lies behind them.
///
/// The limits are those of WCAG 2.2, level AA: 4.5 to 1, and 3 to 1 for large text. Large is 24 CSS
/// pixels, or 18.66 in bold; a point of iOS is a CSS pixel, so these are points here, before the
/// screen's scale. Under 2 to 1 hardly anybody can read it.
///
/// Judged is what the alert chooses. Colours and grounds of the system's own look are the system's;
/// so are those of disabled actions, which WCAG leaves out too.
enum ContrastRule {
  static let least = 4.5
  static let leastForLargeText = 3.0
  static let unreadable = 2.0

  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    let theme = inspection.alert.theme
    let hasOwnColors =
      theme?.tint != nil || theme?.destructive != nil || theme?.label != nil
      || theme?.secondaryLabel != nil
    let hasOwnSurface = inspection.alert.background != nil || theme?.surface != nil
    for text in inspected.texts where text.part.isEnabled && text.part.kind != .slot {
      let hasOwnGround =
        text.part.hasOwnGround || hasOwnSurface && !inspected.isOnGroundOfItsPart(text)
      let runs = text.text.request.runs.indices.filter {
        hasOwnColors || hasOwnGround || text.part.hasOwnColor(inRun: $0)
      }
      if runs.isEmpty { continue }
      let ground = Ground(beneath: text, in: inspected)
      if let worst = worst(text, runs, ground.usual) {
        note(text, worst, worst.ratio < unreadable ? .error : .warning, &inspection)
      } else if let worst = worst(text, runs, ground.extreme) {
        // Only where something shows through that is not the usual, or a picture that is not known.
        note(text, worst, hasOwnGround ? .warning : .note, isUsual: false, &inspection)
      }
    }
  }

  /// The run of a text that is the hardest to read.
  private struct Worst {
    var run: Int
    var ratio: Double
    var limit: Double
    var color: RGBA
    var ground: RGBA
  }

  /// The run that is the furthest under its limit, if one is.
  private static func worst(_ text: TextPart, _ runs: [Int], _ grounds: [RGBA]) -> Worst? {
    var worst: Worst?
    for index in runs {
      let run = text.text.request.runs[index]
      if run.text.bytes.allSatisfy({ $0 <= 0x20 }) { continue }
      let limit = isLarge(run.font) ? leastForLargeText : least
      for bare in grounds {
        let ground = run.background.map { $0.over(bare) } ?? bare
        let color = run.color.opacity(text.node.opacity).over(ground)
        let ratio = Luminance.ratio(color, ground)
        guard ratio < limit, ratio / limit < worst.map({ $0.ratio / $0.limit }) ?? 1 else {
          continue
        }
        worst = Worst(run: index, ratio: ratio, limit: limit, color: color, ground: ground)
      }
    }
    return worst
  }

  private static func isLarge(_ font: ResolvedFont) -> Bool {
    let isBold = font.weight.kind.index >= Font.Weight.bold.kind.index
    return font.size >= (isBold ? 18.66 : 24)
  }

  private static func note(
    _ text: TextPart, _ worst: Worst, _ severity: Finding.Severity, isUsual: Bool = true,
    _ inspection: inout Inspection
  ) {
    let size = Figure.points(text.text.request.runs[worst.run].font.size)
    let needed = Figure.floored(worst.limit)
    let condition: Phrase = isUsual ? "" : "Over the hardest of what may lie behind it, "
    let start: Phrase = isUsual ? "The" : "the"
    inspection.note(
      .contrast, severity, text.path(ofRun: worst.run), node: text.node,
      "\(condition)\(start) contrast is \(Figure.floored(worst.ratio)) to 1 (\(Figure.hex(worst.color)) on \(Figure.hex(worst.ground))), and letters of \(size) points need \(needed).",
      isUsual ? remedy(worst) : "Put it on a ground that lets nothing through.")
  }

  /// Names a colour that would do: the letters' or, where less has to change, the ground's.
  private static func remedy(_ worst: Worst) -> Phrase {
    let letters = change(worst.color, against: worst.ground, worst.limit)
    let ground = change(worst.ground, against: worst.color, worst.limit)
    if let ground, ground.steps < letters?.steps ?? .max {
      return
        "Use a \(ground.isDarker ? "darker" : "brighter") ground, such as \(Figure.hex(ground.color)), or another color."
    }
    guard let letters else { return "Use another ground and another color." }
    return
      "Use a \(letters.isDarker ? "darker" : "brighter") color, such as \(Figure.hex(letters.color)), or another ground."
  }

  /// The first colour on the way to black or to white that is seen well against another.
  private static func change(
    _ color: RGBA, against other: RGBA, _ limit: Double
  ) -> (color: RGBA, steps: Int, isDarker: Bool)? {
    let ends = [(RGBA(hex: 0), true), (RGBA(hex: 0xFFFFFF), false)]
    for step in 1...20 {
      for (end, isDarker) in ends {
        let changed = end.opacity(Double(step) / 20).over(color)
        // What is named is rounded to what a document can say.
        if Luminance.ratio(changed, other) >= limit + 0.05 { return (changed, step, isDarker) }
      }
    }
    return nil
  }
}
