/// A colour that may depend on the appearance, such as `.label` or `Color(hex: 0xFF3B30)`.
public struct Color: Hashable, Sendable {
  /// A colour that is the same value everywhere, or known by its name.
  package enum Plain: Hashable, Sendable {
    case rgba(RGBA)
    case named(Named)
  }

  /// Used in a light appearance, and wherever no other is given.
  package var light: Plain { parts.light }
  package var dark: Plain? { parts.dark }
  package var lightHighContrast: Plain? { parts.lightHighContrast }
  package var darkHighContrast: Plain? { parts.darkHighContrast }

  private struct Parts: Hashable, Sendable {
    var light: Plain
    var dark: Plain?
    var lightHighContrast: Plain?
    var darkHighContrast: Plain?
  }
  private indirect enum Box: Hashable, Sendable { case parts(Parts) }
  private var box: Box
  private var parts: Parts {
    switch box {
    case .parts(let parts): parts
    }
  }

  package init(
    plain light: Plain, dark: Plain? = nil,
    lightHighContrast: Plain? = nil, darkHighContrast: Plain? = nil
  ) {
    box = .parts(
      Parts(
        light: light, dark: dark, lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast))
  }

  package init(named: Named) {
    self.init(plain: .named(named))
  }

  /// Makes a colour that is the same in every appearance.
  public init(_ rgba: RGBA) {
    self.init(plain: .rgba(rgba))
  }

  /// Makes a colour from six hexadecimal digits, red first, such as `0xFF3B30`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// Makes a colour from red, green, blue and opacity, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour that differs by appearance.
  ///
  /// Of a colour that differs by appearance itself, its light one counts. Without a colour for
  /// high contrast, the one for the same appearance is used.
  public init(
    light: Color, dark: Color? = nil,
    lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.init(
      plain: light.light, dark: dark?.light,
      lightHighContrast: lightHighContrast?.light, darkHighContrast: darkHighContrast?.light)
  }

  /// Which of the colours an appearance shows.
  package func plain(dark isDark: Bool, highContrast: Bool) -> Plain {
    if isDark {
      return (highContrast ? darkHighContrast : nil) ?? dark ?? light
    }
    return (highContrast ? lightHighContrast : nil) ?? light
  }

  /// The colour as an appearance shows it, by the system's own colours.
  package func rgba(dark isDark: Bool, highContrast: Bool) -> RGBA {
    switch plain(dark: isDark, highContrast: highContrast) {
    case .rgba(let rgba): rgba
    case .named(let name): name.rgba(dark: isDark, highContrast: highContrast)
    }
  }
}
