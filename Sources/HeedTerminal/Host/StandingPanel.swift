public import Heed

/// Writes an alert's panel into a terminal's own lines, where it stays when the process has ended.
@MainActor
public struct StandingPanel {
  private let device: any TerminalDevice
  private let capabilities: TerminalCapabilities

  /// Makes a panel on a terminal that is read line by line.
  public init(device: any TerminalDevice, capabilities: TerminalCapabilities) {
    self.device = device
    self.capabilities = capabilities
  }

  /// Writes the alert; says whether there was a terminal for it.
  public func show(_ alert: Alert) -> Bool {
    guard (try? device.begin()) != nil else { return false }
    for line in lines(of: alert) { device.write(Array((line + "\n").utf8)) }
    device.end()
    return true
  }

  /// The rows of the panel, in the terminal's own colours.
  func lines(of alert: Alert) -> [String] {
    let texts = [alert.title, alert.message].compactMap { $0?.text.plainText }
    if capabilities.isDumb { return texts.map { PlainText.safe($0) } }
    let size = device.size
    let environment = Environment.terminal(
      columns: size.columns, rows: max(size.rows, 8), isDark: capabilities.isDark,
      reducesMotion: true, locale: capabilities.locale)
    let scene = alert.scene(in: environment, measurer: CellMeasurer().measurer)
    let look = TerminalLook(
      borders: capabilities.borders, depth: .none, isDark: capabilities.isDark)
    let grid = ScenePainter(look: look).paint(scene, alert: alert).grid
    guard let panel = scene.nodes.first(where: { $0.role == .panel })?.frame else { return texts }
    return (Int(panel.y)..<max(Int(panel.y), Int(panel.maxY))).map { grid.text(row: $0) }
  }
}
