internal import Heed

extension DocumentDecoder {
  func theme(_ object: Int) -> Theme? {
    guard tree.kind(object) == .object, let members = members(of: object, .theme) else {
      let base: Theme.Base.Kind? = kind(object, or: .theme)
      return base.map { Theme(Theme.Base(kind: $0)) }
    }
    var theme = Theme(.ios)
    var base: Theme.Base?
    var hasBase = false
    while advance(members) {
      let value = members.value
      switch members.key {
      case .base:
        base = option(value)
        hasBase = true
      case .width: theme.width = number(value)
      case .corners: theme.corners = corners(value)
      case .padding: theme.padding = insets(value)
      case .title: theme.title = font(value)
      case .message: theme.message = font(value)
      case .action: theme.action = font(value)
      case .actionHeight: theme.actionHeight = number(value)
      case .tint: theme.tint = color(value)
      case .destructive: theme.destructive = color(value)
      case .label: theme.label = color(value)
      case .secondaryLabel: theme.secondaryLabel = color(value)
      case .separator: theme.separator = color(value)
      case .surface: theme.surface = paint(value)
      default: noteUnknown(members, .theme)
      }
    }
    if !hasBase { noteMissing(.base, of: object) }
    guard let base else { return nil }
    theme.base = base
    return theme
  }
}
