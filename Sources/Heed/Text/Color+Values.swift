extension Color.Named {
  /// The colour in an appearance and contrast.
  ///
  /// The basic colours are those of `UIColor`; the others are the figures that Apple publishes for
  /// iOS's system colours in each appearance and at increased contrast.
  package func rgba(dark: Bool, highContrast: Bool) -> RGBA {
    let values = values
    let value =
      dark
      ? (highContrast ? values.3 : values.1)
      : (highContrast ? values.2 : values.0)
    return RGBA(rgba: value)
  }

  /// Red, green, blue and opacity of a byte each, for light, dark, and both at high contrast.
  private var values: (UInt32, UInt32, UInt32, UInt32) {
    switch self {
    case .black: (0x000000FF, 0x000000FF, 0x000000FF, 0x000000FF)
    case .darkGray: (0x555555FF, 0x555555FF, 0x555555FF, 0x555555FF)
    case .lightGray: (0xAAAAAAFF, 0xAAAAAAFF, 0xAAAAAAFF, 0xAAAAAAFF)
    case .white: (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)
    case .gray: (0x808080FF, 0x808080FF, 0x808080FF, 0x808080FF)
    case .red: (0xFF0000FF, 0xFF0000FF, 0xFF0000FF, 0xFF0000FF)
    case .green: (0x00FF00FF, 0x00FF00FF, 0x00FF00FF, 0x00FF00FF)
    case .blue: (0x0000FFFF, 0x0000FFFF, 0x0000FFFF, 0x0000FFFF)
    case .cyan: (0x00FFFFFF, 0x00FFFFFF, 0x00FFFFFF, 0x00FFFFFF)
    case .yellow: (0xFFFF00FF, 0xFFFF00FF, 0xFFFF00FF, 0xFFFF00FF)
    case .magenta: (0xFF00FFFF, 0xFF00FFFF, 0xFF00FFFF, 0xFF00FFFF)
    case .orange: (0xFF8000FF, 0xFF8000FF, 0xFF8000FF, 0xFF8000FF)
    case .purple: (0x800080FF, 0x800080FF, 0x800080FF, 0x800080FF)
    case .brown: (0x996633FF, 0x996633FF, 0x996633FF, 0x996633FF)
    case .clear: (0x00000000, 0x00000000, 0x00000000, 0x00000000)
    case .label: (0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
    case .secondaryLabel: (0x3C3C4399, 0xEBEBF599, 0x3C3C43CC, 0xEBEBF5CC)
    case .tertiaryLabel: (0x3C3C434C, 0xEBEBF54C, 0x3C3C4399, 0xEBEBF599)
    case .placeholder: (0x3C3C434C, 0xEBEBF54C, 0x3C3C4399, 0xEBEBF599)
    case .separator: (0x3C3C434A, 0x54545899, 0x3C3C4380, 0x8E8E93B2)
    case .background: (0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF)
    case .secondaryBackground: (0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF)
    case .fill: (0x78788033, 0x7878805C, 0x78788047, 0x78788070)
    case .tint: (0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
    case .destructive: (0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF)
    case .success: (0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF)
    case .warning: (0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF)
    case .link: (0x007AFFFF, 0x0984FFFF, 0x0040DDFF, 0x409CFFFF)
    case .systemRed: (0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF)
    case .systemOrange: (0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF)
    case .systemYellow: (0xFFCC00FF, 0xFFD60AFF, 0xB25000FF, 0xFFD426FF)
    case .systemGreen: (0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF)
    case .systemMint: (0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF)
    case .systemTeal: (0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF)
    case .systemBlue: (0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
    case .systemIndigo: (0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF)
    case .systemPurple: (0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF)
    case .systemPink: (0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF)
    case .systemBrown: (0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF)
    case .systemGray: (0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
    }
  }
}
