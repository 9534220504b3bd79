public import Heed

extension Environment {
  /// The surface of a terminal: its sizes count columns and rows, and layout takes the look of
  /// `terminal` whatever theme an alert has; the colours of that theme stay.
  ///
  /// The focus is always drawn, since the person moves with keys.
  public static func terminal(
    columns: Int, rows: Int, isDark: Bool, direction: Direction = .leftToRight,
    reducesMotion: Bool = false, locale: Name = "en"
  ) -> Environment {
    var environment = Environment(
      size: Size(width: Double(max(0, columns)), height: Double(max(0, rows))), scale: 1,
      appearance: isDark ? .dark : .light, direction: direction, reducesMotion: reducesMotion,
      hasFullKeyboardAccess: true, locale: locale)
    environment.countsCells = true
    return environment
  }

  /// The fewest columns and rows on which an alert can be shown.
  public static var leastTerminal: (columns: Int, rows: Int) { (24, 8) }
}
