internal import CGtk
internal import Heed

/// What the desktop and the person set.
@MainActor
struct DesktopSettings {
  /// Points that an alert's surface has at most: a panel needs no whole screen, and what an alert says
  /// in shares of its container is meant for a screen that is held in a hand.
  private static let surface = Size(width: 480, height: 900)

  /// The environment for alerts on the first monitor.
  static func environment(locale: Name, scale: Int?) -> Environment {
    let room = heed_monitor_room()
    let width = room.width > 0 ? min(surface.width, Double(room.width)) : surface.width
    let height = room.height > 0 ? min(surface.height, Double(room.height) * 0.9) : surface.height
    let theme = variable("GTK_THEME") ?? text("gtk-theme-name") ?? ""
    let isContrast = contains(theme, "HighContrast")
    let isDark =
      heed_setting_flag("gtk-application-prefer-dark-theme", 0) != 0 || isDarkName(theme)
    return Environment(
      size: Size(width: max(width, 320), height: max(height.rounded(), 240)),
      scale: Double(scale ?? Int(heed_monitor_scale())),
      appearance: isDark ? .dark : .light, isHighContrast: isContrast,
      direction: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        ? .rightToLeft : Direction(language: locale),
      textSize: textSize, reducesMotion: heed_setting_flag("gtk-enable-animations", 1) == 0,
      // GTK cannot show what lies behind a window softened.
      reducesTransparency: true, hasFullKeyboardAccess: true, locale: locale)
  }

  /// The size of letters by the desktop's scaling of them, which is 1 at 96 dots an inch.
  private static var textSize: ContentSizeCategory {
    let dots = heed_setting_number("gtk-xft-dpi")
    guard dots > 0 else { return .large }
    return ContentSizeCategory(letterScale: Double(dots) / 1024 / 96)
  }

  private static func isDarkName(_ theme: String) -> Bool {
    contains(theme, "-dark") || contains(theme, "-Dark") || contains(theme, ":dark")
      || contains(theme, "Inverse")
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let bytes = Array(text.utf8), wanted = Array(part.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func variable(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  private static func text(_ name: String) -> String? {
    guard let value = heed_setting_text(name) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }
}
