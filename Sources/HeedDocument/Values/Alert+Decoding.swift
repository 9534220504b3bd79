internal import Heed

extension DocumentDecoder {
  private static let keys: [Key] = [
    .heed, .schema, .requires, .fallback, .style, .theme, .title, .message, .content,
    .actions, .preferred, .arrangement, .close, .header, .background, .border, .shadow,
    .corners, .frame, .backdrop, .dismiss, .enter, .exit, .direction, .appearance,
    .language,
  ]

  /// Reads an alert whose features are known, and checks it as a whole.
  mutating func alert(_ value: JSONNode) -> Alert? {
    guard let fields = fields(value, DocumentDecoder.keys) else { return nil }
    _ = string(fields[.schema])
    var alert = Alert()
    blockIndices = []
    read(fields[.style], into: &alert.style)
    alert.theme = theme(fields[.theme])
    alert.title = placedText(fields[.title])
    alert.message = placedText(fields[.message])
    alert.content = content(fields[.content])
    actions(fields[.actions], into: &alert)
    read(fields[.preferred], into: &alert.preferred)
    read(fields[.arrangement], into: &alert.arrangement)
    alert.close = closeButton(fields[.close])
    alert.header = header(fields[.header])
    alert.background = paint(fields[.background])
    alert.border = border(fields[.border])
    alert.shadow = shadow(fields[.shadow])
    alert.corners = corners(fields[.corners])
    alert.frame = frame(fields[.frame])
    alert.backdrop = backdrop(fields[.backdrop])
    alert.dismissal = dismissal(fields[.dismiss])
    alert.enter = transition(fields[.enter])
    alert.exit = transition(fields[.exit])
    alert.direction = kind(fields[.direction])
    alert.appearance = kind(fields[.appearance])
    read(fields[.language], into: &alert.language)
    if !isDamaged { checkWhole(alert, value) }
    return alert
  }
}
