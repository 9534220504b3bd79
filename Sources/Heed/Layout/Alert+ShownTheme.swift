extension Alert {
  /// The look it has: its own, or the one of its style.
  package var shownTheme: Theme { theme ?? (style == .card ? .card : .ios) }
}
