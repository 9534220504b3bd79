internal import Heed

/// Actions that only their colour marks as destructive: not everybody sees it, and nothing reads it
/// out or keeps them from being the default.
enum ColorAloneRule {
  static func check(_ inspection: inout Inspection) {
    for (index, entry) in inspection.entries.enumerated() where !entry.isDestructive {
      let action = entry.action
      let path = (inspection.root / "actions")[index]
      if isDestructive(action.color) {
        warn(path / "color", &inspection)
      } else if case .color(let color)? = action.background?.kind, isDestructive(color) {
        warn(path / "background", &inspection)
      }
    }
  }

  private static func warn(_ path: ProblemPath, _ inspection: inout Inspection) {
    inspection.note(
      .colorAlone, .warning, path,
      "The action has the color of something destructive, and not the role.",
      "Add \"role\": \"destructive\", or use another color.")
  }

  /// Whether a colour is by its name the one for what may lose something.
  private static func isDestructive(_ color: Color?) -> Bool {
    guard case .named(let name)? = color?.light else { return false }
    return name == .destructive || name == .systemRed
  }
}
