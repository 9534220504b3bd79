internal import Heed

extension DocumentDecoder {
  /// Reads an alert whose features are known, and checks it as a whole.
  func alert(_ document: Int) -> Alert? {
    guard let members = members(of: document, .document) else { return nil }
    blockIndices = []
    var alert = Alert(.none)
    alert.change { values in read(members, into: &values) }
    if !isDamaged { checkWhole(alert, document) }
    return alert
  }

  private func read(_ members: DocumentMembers, into alert: inout Alert.Values) {
    repeat {
      let value = members.value
      switch members.key {
      case .heed, .requires, .fallback: break
      case .schema: _ = string(value)
      case .style: if let style: Alert.Style = option(value) { alert.style = style }
      case .theme: alert.theme = theme(value)
      case .title: alert.title = placedText(value)
      case .message: alert.message = placedText(value)
      case .content: alert.content = content(value)
      case .actions: actions(value, into: &alert)
      case .preferred: alert.preferred = name(value)
      case .arrangement:
        if let arrangement: Alert.Arrangement = option(value) { alert.arrangement = arrangement }
      case .close: alert.close = closeButton(value)
      case .header: alert.header = header(value)
      case .background: alert.background = paint(value)
      case .border: alert.border = border(value)
      case .shadow: alert.shadow = shadow(value)
      case .corners: alert.corners = corners(value)
      case .frame: alert.frame = frame(value)
      case .backdrop: alert.backdrop = backdrop(value)
      case .dismiss: alert.dismissal = dismissal(value)
      case .enter: alert.enter = transition(value)
      case .exit: alert.exit = transition(value)
      case .direction: alert.direction = kind(value)
      case .appearance: alert.appearance = kind(value)
      case .language: alert.language = name(value)
      default: noteUnknown(members, .document)
      }
    } while advance(members)
  }
}
