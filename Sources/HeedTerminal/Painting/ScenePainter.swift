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
  ///   - edit: Where the person is in the focused field's text; nothing draws its value from the start.
  ///   - scrolled: Rows by which the scene's scroll areas are scrolled, by their ids.
  ///   - time: Seconds of any clock, for a spinner and for progress of unknown length.
  /// - Returns: The cells of the whole surface.
  public func paint(
    _ scene: Scene, alert: Alert, interaction: Interaction = Interaction(),
    edit: FieldEdit? = nil, scrolled: [Name: Double] = [:], time: Double = 0
  ) -> CellFrame {
    CellFrame(grid: CellGrid(columns: Int(scene.size.width), rows: Int(scene.size.height)))
  }

  /// Draws a sentence in the middle of a surface that is too small for an alert.
  public func paint(message: String, columns: Int, rows: Int) -> CellFrame {
    CellFrame(grid: CellGrid(columns: columns, rows: rows))
  }

  /// The cluster before which a caret would go if the person clicked at a place of a field; nothing
  /// where no field's text is there.
  public func caret(
    at place: CellFrame.Place, in scene: Scene, alert: Alert, edit: FieldEdit?,
    scrolled: [Name: Double] = [:]
  ) -> FieldEdit? {
    nil
  }
}
