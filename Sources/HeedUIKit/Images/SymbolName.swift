internal import Heed

/// What the system calls a symbol.
enum SymbolName {
  /// The symbol that a busy action shows, which is no picture but an activity indicator.
  static let spinner: Name = "spinner"

  /// The system's name for a symbol of an alert: Heed's short names stand for longer ones, all others
  /// are the system's own.
  static func system(_ name: Name) -> String {
    shortNames.first { $0.name == name }?.system ?? name.string
  }

  private static let shortNames: [(name: Name, system: String)] = [
    ("info", "info.circle"),
    ("warning", "exclamationmark.triangle"),
    ("error", "xmark.octagon"),
    ("success", "checkmark.circle"),
    ("question", "questionmark.circle"),
    ("close", "xmark"),
    ("chevron", "chevron.forward"),
    ("download", "arrow.down.circle"),
    ("share", "square.and.arrow.up"),
  ]
}
