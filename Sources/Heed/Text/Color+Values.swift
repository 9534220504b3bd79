extension Color.Named {
  /// The colour in an appearance and contrast.
  ///
  /// The basic colours are those of `UIColor`; the others are the figures that Apple publishes for
  /// iOS's system colours in each appearance and at increased contrast.
  package func rgba(dark: Bool, highContrast: Bool) -> RGBA {
    switch self {
    case .black: RGBA(hex: 0x000000)
    case .darkGray: RGBA(hex: 0x555555)
    case .lightGray: RGBA(hex: 0xAAAAAA)
    case .white: RGBA(hex: 0xFFFFFF)
    case .gray: RGBA(hex: 0x808080)
    case .red: RGBA(hex: 0xFF0000)
    case .green: RGBA(hex: 0x00FF00)
    case .blue: RGBA(hex: 0x0000FF)
    case .cyan: RGBA(hex: 0x00FFFF)
    case .yellow: RGBA(hex: 0xFFFF00)
    case .magenta: RGBA(hex: 0xFF00FF)
    case .orange: RGBA(hex: 0xFF8000)
    case .purple: RGBA(hex: 0x800080)
    case .brown: RGBA(hex: 0x996633)
    case .clear: RGBA(hex: 0x000000, alpha: 0)
    case .label:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x000000), RGBA(hex: 0xFFFFFF),
        RGBA(hex: 0x000000), RGBA(hex: 0xFFFFFF))
    case .secondaryLabel:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x3C3C43, alpha: 0.6), RGBA(hex: 0xEBEBF5, alpha: 0.6),
        RGBA(hex: 0x3C3C43, alpha: 0.8), RGBA(hex: 0xEBEBF5, alpha: 0.8))
    case .tertiaryLabel:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x3C3C43, alpha: 0.3), RGBA(hex: 0xEBEBF5, alpha: 0.3),
        RGBA(hex: 0x3C3C43, alpha: 0.6), RGBA(hex: 0xEBEBF5, alpha: 0.6))
    case .placeholder:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x3C3C43, alpha: 0.3), RGBA(hex: 0xEBEBF5, alpha: 0.3),
        RGBA(hex: 0x3C3C43, alpha: 0.6), RGBA(hex: 0xEBEBF5, alpha: 0.6))
    case .separator:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x3C3C43, alpha: 0.29), RGBA(hex: 0x545458, alpha: 0.6),
        RGBA(hex: 0x3C3C43, alpha: 0.5), RGBA(hex: 0x8E8E93, alpha: 0.7))
    case .background:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFFFFFF), RGBA(hex: 0x1C1C1E),
        RGBA(hex: 0xFFFFFF), RGBA(hex: 0x242426))
    case .secondaryBackground:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xF2F2F7), RGBA(hex: 0x2C2C2E),
        RGBA(hex: 0xEBEBF0), RGBA(hex: 0x363638))
    case .fill:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x787880, alpha: 0.2), RGBA(hex: 0x787880, alpha: 0.36),
        RGBA(hex: 0x787880, alpha: 0.28), RGBA(hex: 0x787880, alpha: 0.44))
    case .tint:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x007AFF), RGBA(hex: 0x0A84FF),
        RGBA(hex: 0x0040DD), RGBA(hex: 0x409CFF))
    case .destructive:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFF3B30), RGBA(hex: 0xFF453A),
        RGBA(hex: 0xD70015), RGBA(hex: 0xFF6961))
    case .success:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x34C759), RGBA(hex: 0x30D158),
        RGBA(hex: 0x248A3D), RGBA(hex: 0x30DB5B))
    case .warning:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFF9500), RGBA(hex: 0xFF9F0A),
        RGBA(hex: 0xC93400), RGBA(hex: 0xFFB340))
    case .link:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x007AFF), RGBA(hex: 0x0984FF),
        RGBA(hex: 0x0040DD), RGBA(hex: 0x409CFF))
    case .systemRed:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFF3B30), RGBA(hex: 0xFF453A),
        RGBA(hex: 0xD70015), RGBA(hex: 0xFF6961))
    case .systemOrange:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFF9500), RGBA(hex: 0xFF9F0A),
        RGBA(hex: 0xC93400), RGBA(hex: 0xFFB340))
    case .systemYellow:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFFCC00), RGBA(hex: 0xFFD60A),
        RGBA(hex: 0xB25000), RGBA(hex: 0xFFD426))
    case .systemGreen:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x34C759), RGBA(hex: 0x30D158),
        RGBA(hex: 0x248A3D), RGBA(hex: 0x30DB5B))
    case .systemMint:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x00C7BE), RGBA(hex: 0x63E6E2),
        RGBA(hex: 0x0C817B), RGBA(hex: 0x66D4CF))
    case .systemTeal:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x30B0C7), RGBA(hex: 0x40C8E0),
        RGBA(hex: 0x008299), RGBA(hex: 0x5DE6FF))
    case .systemBlue:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x007AFF), RGBA(hex: 0x0A84FF),
        RGBA(hex: 0x0040DD), RGBA(hex: 0x409CFF))
    case .systemIndigo:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x5856D6), RGBA(hex: 0x5E5CE6),
        RGBA(hex: 0x3634A3), RGBA(hex: 0x7D7AFF))
    case .systemPurple:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xAF52DE), RGBA(hex: 0xBF5AF2),
        RGBA(hex: 0x8944AB), RGBA(hex: 0xDA8FFF))
    case .systemPink:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xFF2D55), RGBA(hex: 0xFF375F),
        RGBA(hex: 0xD30F45), RGBA(hex: 0xFF6482))
    case .systemBrown:
      Self.pick(
        dark, highContrast, RGBA(hex: 0xA2845E), RGBA(hex: 0xAC8E68),
        RGBA(hex: 0x7F6545), RGBA(hex: 0xB59469))
    case .systemGray:
      Self.pick(
        dark, highContrast, RGBA(hex: 0x8E8E93), RGBA(hex: 0x8E8E93),
        RGBA(hex: 0x6C6C70), RGBA(hex: 0xAEAEB2))
    }
  }

  private static func pick(
    _ dark: Bool, _ highContrast: Bool,
    _ light: RGBA, _ darkColor: RGBA, _ lightHigh: RGBA, _ darkHigh: RGBA
  ) -> RGBA {
    dark ? (highContrast ? darkHigh : darkColor) : (highContrast ? lightHigh : light)
  }
}
