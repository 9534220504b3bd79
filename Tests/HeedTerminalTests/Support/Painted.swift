import Foundation
import Heed
import HeedDocument
import HeedTerminal

/// An alert laid out and drawn on a terminal.
struct Painted {
  let alert: Alert
  let scene: Scene
  let frame: CellFrame

  init(
    _ alert: Alert, columns: Int = 80, rows: Int = 24,
    look: TerminalLook = TerminalLook(depth: .none), direction: Direction = .leftToRight,
    interaction: Interaction = Interaction(), edit: FieldEdit? = nil,
    scrolled: [Name: Double] = [:]
  ) {
    self.alert = alert
    let environment = Environment.terminal(
      columns: columns, rows: rows, isDark: look.isDark, direction: direction)
    scene = alert.scene(
      in: environment, measurer: CellMeasurer().measurer, interaction: interaction)
    frame = ScenePainter(look: look).paint(
      scene, alert: alert, interaction: interaction, edit: edit, scrolled: scrolled)
  }

  var text: String { frame.grid.text }

  /// The rows that show something, without the space around all of them.
  var panel: String {
    let rows = (0..<frame.grid.rows).map { frame.grid.text(row: $0) }
    let margin = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return rows.filter { !$0.isEmpty }.map { String($0.dropFirst(margin)) }
      .joined(separator: "\n")
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The alert of a document of the gallery.
  static func example(_ name: String) throws -> Alert {
    let file = root.appendingPathComponent("Examples/\(name).json")
    return try DocumentReader().read([UInt8](try Data(contentsOf: file))).alert
  }

  static let examples = [
    "banner", "choice-list", "custom-alert", "custom-sheet", "dark", "gradient", "ios26",
    "large-text", "long-message", "progress", "quick-alert", "quick-sheet", "right-to-left",
    "sign-in", "styled-alert", "update-forced", "update-popup", "update-remind",
  ]
}
