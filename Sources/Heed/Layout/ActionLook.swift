/// The colours, font and shape of an action.
struct ActionLook {
  let font: Font
  let color: Color
  let fill: Fill?
  let corners: CornerRadii
  let opacity: Double

  init(_ context: LayoutContext, _ entry: ActionEntry) {
    let action = entry.action
    let metrics = context.metrics
    let isStrong = Self.isStrong(entry, in: context)
    let base =
      isStrong ? Font(weight: metrics.strongWeight).over(metrics.actionFont) : metrics.actionFont
    // While its work runs it cannot be chosen, but it is not dimmed: a spinner says why.
    let isDisabled =
      !action.isEnabled && context.interaction.busy != entry.nodeID
    // A disabled action is grey; one with colours of its own keeps them, but fades.
    let hasOwnLook = action.color != nil || action.background != nil
    opacity = isDisabled && hasOwnLook ? 0.4 : 1
    font = action.font.map { $0.over(base) } ?? base
    let defaults = Self.defaults(entry, isStrong: isStrong, context)
    color = action.color ?? (isDisabled && !hasOwnLook ? .systemGray : defaults.color)
    let ownFill = isDisabled && !hasOwnLook ? Self.disabledFill(context) : defaults.fill
    fill = action.background.map { context.styler.fill($0) } ?? ownFill
    switch metrics.actionLook {
    case .rows: corners = context.radii(action.corners ?? 0)
    case .buttons(let radius): corners = context.radii(action.corners ?? Corners(all: radius))
    }
  }

  /// The ground of a disabled action: a quiet grey where actions are filled.
  private static func disabledFill(_ context: LayoutContext) -> Fill? {
    guard case .buttons = context.metrics.actionLook else { return nil }
    return .color(context.styler.rgba(.fill).opacity(0.6))
  }

  /// Whether the action stands out: the preferred one, or the one that the look brings forward.
  private static func isStrong(_ entry: ActionEntry, in context: LayoutContext) -> Bool {
    if let preferred = context.alert.preferred { return entry.id == preferred }
    if case .rows = context.metrics.actionLook { return entry.isCancel }
    if context.entries.count == 1 { return !entry.isDestructive }
    return context.onlyPlainAction == entry.id
  }

  private static func defaults(
    _ entry: ActionEntry, isStrong: Bool, _ context: LayoutContext
  ) -> (color: Color, fill: Fill?) {
    let styler = context.styler
    let accent: Color = entry.isDestructive ? .destructive : .tint
    guard case .buttons(let radius) = context.metrics.actionLook else { return (accent, nil) }
    if isStrong { return (styler.label(on: accent), .color(styler.rgba(accent))) }
    if radius > 100 {
      let capsule = Color(light: Color(hex: 0xE0E0E2), dark: Color(hex: 0x3A3A3C))
      return (entry.isDestructive ? .destructive : .label, .color(styler.rgba(capsule)))
    }
    if entry.isCancel { return (.label, .color(styler.rgba(.fill))) }
    return (accent, .color(styler.rgba(accent).opacity(0.12)))
  }
}
