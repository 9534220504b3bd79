internal import Heed

extension DocumentDecoder {
  func theme(_ object: Int) -> Theme? {
    guard tree.kind(object) == .object, let members = members(of: object, .theme) else {
      let base: Theme.Base.Kind? = kind(object, or: .theme)
      return base.map { Theme(Theme.Base(kind: $0)) }
    }
    var base: Theme.Base?
    var hasBase = false
    var width: Double?
    var corners: Corners?
    var padding: Insets?
    var title: Font?
    var message: Font?
    var action: Font?
    var actionHeight: Double?
    var tint: Color?
    var destructive: Color?
    var label: Color?
    var secondaryLabel: Color?
    var separator: Color?
    var surface: Paint?
    repeat {
      let value = members.value
      switch members.key {
      case .base:
        base = option(value)
        hasBase = true
      case .width: width = number(value)
      case .corners: corners = self.corners(value)
      case .padding: padding = insets(value)
      case .title: title = font(value)
      case .message: message = font(value)
      case .action: action = font(value)
      case .actionHeight: actionHeight = number(value)
      case .tint: tint = color(value)
      case .destructive: destructive = color(value)
      case .label: label = color(value)
      case .secondaryLabel: secondaryLabel = color(value)
      case .separator: separator = color(value)
      case .surface: surface = paint(value)
      default: noteUnknown(members, .theme)
      }
    } while advance(members)
    if !hasBase { noteMissing(.base, of: object) }
    guard let base else { return nil }
    return Theme(
      base, width: width, corners: corners, padding: padding, title: title, message: message,
      action: action, actionHeight: actionHeight, tint: tint, destructive: destructive,
      label: label, secondaryLabel: secondaryLabel, separator: separator, surface: surface)
  }
}
