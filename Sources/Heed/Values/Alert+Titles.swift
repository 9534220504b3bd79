extension Alert {
  /// Makes an alert of titles alone; what is nothing or empty is not there.
  ///
  /// ``Answer/index`` then counts what is there from 0: the way out, the destructive action, and the
  /// others in their order. The way out is listed last.
  ///
  /// - Parameters:
  ///   - style: An alert or a sheet; another style works too.
  ///   - title: What is asked.
  ///   - message: What there is to know before answering.
  ///   - cancel: The title of the way out.
  ///   - destructive: The title of the action that may lose something.
  ///   - others: The titles of all other actions.
  public init(
    style: Style, title: String?, message: String?, cancel: String?, destructive: String?,
    others: [String?]?
  ) {
    func present(_ text: String?) -> RichText? {
      text.flatMap { $0.isEmpty ? nil : RichText($0) }
    }
    var actions: [Action] = []
    if let destructive = present(destructive) {
      actions.add(Action(destructive, role: .destructive))
    }
    for other in others ?? [] {
      if let other = present(other) { actions.add(Action(other)) }
    }
    self.init(
      style: style, title: present(title).map { PlacedText($0) },
      message: present(message).map { PlacedText($0) }, actions: actions,
      cancel: present(cancel).map { Action($0) })
  }
}
