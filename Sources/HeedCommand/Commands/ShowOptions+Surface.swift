package import Heed
internal import HeedTerminal

extension ShowOptions {
  /// The person's language: what was asked for, else that of the system's variables.
  package var language: Name { locale ?? TerminalSurface.systemLocale }

  /// Whether a window is to show the alert: asked for, or the only thing that could show it.
  var wantsWindow: Bool {
    switch surface {
    case .window: true
    case .auto: !isPlain && Self.hasDisplay && Companion.window.isThere && !Self.hasTerminal
    case .terminal, .browser: false
    }
  }

  private static var hasTerminal: Bool { MainActor.assumeIsolated { SystemTerminal.isThere } }

  private static var hasDisplay: Bool {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = SystemVariable.value(name), !value.isEmpty { return true }
    }
    return false
  }
}
