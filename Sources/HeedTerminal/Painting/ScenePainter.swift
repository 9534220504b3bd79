public import Heed

/// Draws scenes into cells.
public struct ScenePainter: Sendable {
  public var look: TerminalLook

  /// Makes a painter.
  public init(look: TerminalLook = TerminalLook()) {
    self.look = look
  }

  /// Draws a scene that was laid out for a terminal's environment with ``CellMeasurer``.
  ///
  /// - Parameters:
  ///   - scene: What to draw; its moment moves the panel.
  ///   - alert: The alert with what the person did to it, such as `Session.displayed`.
  ///   - interaction: What the person does with it at the moment.
  ///   - edit: Where the person is in a field's text; other fields show theirs from the start.
  ///   - scrolled: Rows by which the scene's scroll areas are scrolled, by their ids.
  ///   - time: Seconds of any clock, for a spinner and for progress of unknown length.
  /// - Returns: The cells of the whole surface.
  public func paint(
    _ scene: Scene, alert: Alert, interaction: Interaction = Interaction(),
    edit: FieldEdit? = nil, scrolled: [Name: Double] = [:], time: Double = 0
  ) -> CellFrame {
    var painting = ScenePainting(
      scene, alert: alert, interaction: interaction, edit: edit, scrolled: scrolled, time: time,
      look: look)
    return painting.frame()
  }

  /// Draws a sentence in the middle of a surface that is too small for an alert.
  public func paint(message: String, columns: Int, rows: Int) -> CellFrame {
    var canvas = CellCanvas(CellGrid(columns: columns, rows: rows))
    let bounds = canvas.bounds
    let text = VisualText(message, direction: .leftToRight)
    let lines = LineBreaker(text.clusters, text: message).lines(width: max(1, bounds.width))
    var row = max(0, (bounds.height - lines.count) / 2)
    for line in lines {
      let shown = text.line(line.range.lowerBound..<line.end)
      var column = max(0, (bounds.width - shown.width) / 2)
      for part in shown.parts {
        canvas.put(part.text, width: part.width, .plain, column, row)
        column += part.width
      }
      row += 1
    }
    return CellFrame(grid: canvas.grid)
  }

  /// The place in a field's text that a click at a place of the surface goes to.
  ///
  /// - Parameters:
  ///   - place: Where the person clicked.
  ///   - scene: The scene as it was drawn.
  ///   - alert: The alert as it was drawn.
  ///   - edit: Where the person is now, which decides how far the field is scrolled.
  ///   - scrolled: Rows by which the scene's scroll areas are scrolled, by their ids.
  /// - Returns: The new place; nothing where no field is there.
  public func caret(
    at place: CellFrame.Place, in scene: Scene, alert: Alert, edit: FieldEdit?,
    scrolled: [Name: Double] = [:]
  ) -> FieldEdit? {
    let painting = ScenePainting(
      scene, alert: alert, interaction: Interaction(), edit: edit, scrolled: scrolled, time: 0,
      look: look)
    return painting.caret(at: place)
  }
}
