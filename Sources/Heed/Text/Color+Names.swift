extension Color {
  /// The colours that have a name.
  package enum Named: UInt8, NamedKind {
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta,
      orange, purple, brown, clear, label, secondaryLabel, tertiaryLabel, placeholder,
      separator, background, secondaryBackground, fill, tint, destructive, success, warning,
      link, systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal,
      systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray

    package static var names: WordList {
      """
      black darkGray lightGray white gray red green blue cyan yellow magenta orange \
      purple brown clear label secondaryLabel tertiaryLabel placeholder separator \
      background secondaryBackground fill tint destructive success warning link \
      systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemBlue \
      systemIndigo systemPurple systemPink systemBrown systemGray
      """
    }
  }

  /// Black.
  public static let black = Color(named: .black)
  /// A third white.
  public static let darkGray = Color(named: .darkGray)
  /// Two thirds white.
  public static let lightGray = Color(named: .lightGray)
  /// White.
  public static let white = Color(named: .white)
  /// Half white.
  public static let gray = Color(named: .gray)
  /// Pure red.
  public static let red = Color(named: .red)
  /// Pure green.
  public static let green = Color(named: .green)
  /// Pure blue.
  public static let blue = Color(named: .blue)
  /// Green and blue.
  public static let cyan = Color(named: .cyan)
  /// Red and green.
  public static let yellow = Color(named: .yellow)
  /// Red and blue.
  public static let magenta = Color(named: .magenta)
  /// Red and half green.
  public static let orange = Color(named: .orange)
  /// Half red and half blue.
  public static let purple = Color(named: .purple)
  /// 0.6 red, 0.4 green, 0.2 blue.
  public static let brown = Color(named: .brown)
  /// Invisible.
  public static let clear = Color(named: .clear)
  /// Text.
  public static let label = Color(named: .label)
  /// Text that matters less.
  public static let secondaryLabel = Color(named: .secondaryLabel)
  /// Text that matters little.
  public static let tertiaryLabel = Color(named: .tertiaryLabel)
  /// What an empty field says.
  public static let placeholder = Color(named: .placeholder)
  /// A line between things.
  public static let separator = Color(named: .separator)
  /// What a page is drawn on.
  public static let background = Color(named: .background)
  /// A group on a page.
  public static let secondaryBackground = Color(named: .secondaryBackground)
  /// What fills a control.
  public static let fill = Color(named: .fill)
  /// What can be touched.
  public static let tint = Color(named: .tint)
  /// What may lose something.
  public static let destructive = Color(named: .destructive)
  /// What went well.
  public static let success = Color(named: .success)
  /// What may go wrong.
  public static let warning = Color(named: .warning)
  /// A link.
  public static let link = Color(named: .link)
  /// Red that fits light and dark.
  public static let systemRed = Color(named: .systemRed)
  /// Orange that fits light and dark.
  public static let systemOrange = Color(named: .systemOrange)
  /// Yellow that fits light and dark.
  public static let systemYellow = Color(named: .systemYellow)
  /// Green that fits light and dark.
  public static let systemGreen = Color(named: .systemGreen)
  /// Mint that fits light and dark.
  public static let systemMint = Color(named: .systemMint)
  /// Teal that fits light and dark.
  public static let systemTeal = Color(named: .systemTeal)
  /// Blue that fits light and dark.
  public static let systemBlue = Color(named: .systemBlue)
  /// Indigo that fits light and dark.
  public static let systemIndigo = Color(named: .systemIndigo)
  /// Purple that fits light and dark.
  public static let systemPurple = Color(named: .systemPurple)
  /// Pink that fits light and dark.
  public static let systemPink = Color(named: .systemPink)
  /// Brown that fits light and dark.
  public static let systemBrown = Color(named: .systemBrown)
  /// Grey that fits light and dark.
  public static let systemGray = Color(named: .systemGray)
}
