// Texts that an app has as strings. Literals are texts by themselves, whose ranges may have looks, so
// these are for what is not written where it is used.

extension PlacedText {
  /// Makes a text that looks as the theme says.
  @_disfavoredOverload
  public init(_ text: String) {
    self.init(RichText(text))
  }
}

extension Action {
  /// Makes an action whose title looks as the theme says.
  @_disfavoredOverload
  public init(_ title: String, id: Name? = nil, role: Role = .default) {
    self.init(RichText(title), id: id, role: role)
  }
}

extension Alert {
  /// Makes an alert of strings and of actions listed in a builder.
  @_disfavoredOverload
  public init(
    _ title: String, message: String? = nil, style: Style = .alert, cancel: Action? = nil,
    @ActionsBuilder actions: () -> [Action]
  ) {
    self.init(
      PlacedText(title), message: message.map { PlacedText($0) }, style: style, cancel: cancel,
      actions: actions)
  }

  /// Makes an alert of strings that only tells something.
  @_disfavoredOverload
  public init(_ title: String, message: String? = nil, cancel: Action = "OK") {
    self.init(PlacedText(title), message: message.map { PlacedText($0) }, cancel: cancel)
  }

  /// Makes an alert of strings and a style whose only action, if it has one, is the way out.
  @_disfavoredOverload
  public init(_ title: String, message: String? = nil, style: Style, cancel: Action?) {
    self.init(
      PlacedText(title), message: message.map { PlacedText($0) }, style: style, cancel: cancel)
  }
}
