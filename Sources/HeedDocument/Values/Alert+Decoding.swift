internal import Heed

extension DocumentDecoder {
  private static let keys: [Name] = [
    "heed", "$schema", "requires", "fallback", "style", "theme", "title", "message", "content",
    "actions", "preferred", "arrangement", "close", "header", "background", "border", "shadow",
    "corners", "frame", "backdrop", "dismiss", "enter", "exit", "direction", "appearance",
    "language",
  ]

  /// Reads an alert whose features are known, and checks it as a whole.
  mutating func alert(_ value: JSONValue) -> Alert? {
    guard let fields = fields(value, DocumentDecoder.keys) else { return nil }
    _ = string(fields["$schema"])
    var alert = Alert()
    blockIndices = []
    if let style: Alert.Style = option(fields["style"]) { alert.style = style }
    alert.theme = theme(fields["theme"])
    alert.title = placedText(fields["title"])
    alert.message = placedText(fields["message"])
    alert.content = content(fields["content"])
    actions(fields["actions"], into: &alert)
    alert.preferred = name(fields["preferred"])
    if let arrangement: Alert.Arrangement = option(fields["arrangement"]) {
      alert.arrangement = arrangement
    }
    alert.close = closeButton(fields["close"])
    alert.header = header(fields["header"])
    alert.background = paint(fields["background"])
    alert.border = border(fields["border"])
    alert.shadow = shadow(fields["shadow"])
    alert.corners = corners(fields["corners"])
    alert.frame = frame(fields["frame"])
    alert.backdrop = backdrop(fields["backdrop"])
    alert.dismissal = dismissal(fields["dismiss"])
    alert.enter = transition(fields["enter"])
    alert.exit = transition(fields["exit"])
    alert.direction = kind(fields["direction"])
    alert.appearance = kind(fields["appearance"])
    alert.language = name(fields["language"])
    if !isDamaged { checkWhole(alert, value) }
    return alert
  }
}
