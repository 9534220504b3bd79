extension Metrics {
  /// iOS 13 to 18, as others measured it.
  static func ios(_ style: Alert.Style, _ environment: Environment) -> Metrics {
    let category = environment.textSize
    let isDark = environment.appearance == .dark
    let metrics = Metrics()
    if category.isAccessibilitySize {
      metrics.width = 379
      metrics.actionPadding = 16
    }
    metrics.verticalMargin = verticalMargin(environment)
    if isDark { metrics.backdropOpacity = 0.48 }
    metrics.actionHeight = DynamicType.rowHeight(at: category)
    switch style.kind {
    case .alert, .card: break
    case .sheet:
      metrics.width = sheetWidth(environment)
      metrics.verticalMargin = 8
      metrics.padding = Insets(top: 14, leading: 16, bottom: 15, trailing: 16)
      metrics.titleFont = Font(weight: .semibold, style: .footnote)
      metrics.titleColor = .secondaryLabel
      metrics.messageColor = .secondaryLabel
      metrics.actionFont = Font(size: 20)
      metrics.actionHeight = max(57, DynamicType.rowHeight(at: category) + 13)
      metrics.actionGap = 8
      metrics.hasCancelPanel = true
      metrics.enter = .sheet
    case .banner: metrics.makeBanner(environment)
    }
    return metrics
  }

  /// A drawn approximation of iOS 26, as others measured it.
  static func ios26(_ style: Alert.Style, _ environment: Environment) -> Metrics {
    let isLarge = environment.textSize.isAccessibilitySize
    let metrics = ios(style, environment)
    let line = DynamicType.lineHeight(of: DynamicType.size(of: .body, at: environment.textSize))
    metrics.corners = 35
    metrics.padding = Insets(top: 22, leading: 30, bottom: 5, trailing: 30)
    metrics.titleGap = 8
    metrics.titleFont = .style(.headline)
    metrics.titleColor = .label
    metrics.messageFont = .style(.subheadline)
    metrics.messageColor = .secondaryLabel
    metrics.alignment = .start
    metrics.border = Border(width: 1, color: glassEdge)
    metrics.shadow = Shadow(
      color: Color(hex: 0, alpha: 0.18), radius: 24, offset: Point(x: 0, y: 8))
    metrics.actionLook = .buttons(corners: 999)
    metrics.actionFont = Font(weight: .medium, style: .body)
    metrics.actionHeight = max(44, line + 28)
    metrics.actionPadding = isLarge ? 20 : 12
    metrics.actionsInset = 16
    metrics.actionGap = 8
    metrics.hasCancelPanel = false
    switch style.kind {
    case .alert, .card: metrics.width = isLarge ? 379 : 320
    case .sheet: break
    case .banner:
      metrics.makeBanner(environment)
      metrics.corners = 26
    }
    return metrics
  }

  /// A popup of one's own: figures of our own, on a grid of four points.
  static func card(_ style: Alert.Style, _ environment: Environment) -> Metrics {
    let isLarge = environment.textSize.isAccessibilitySize
    let metrics = ios(style, environment)
    metrics.corners = 16
    // 20 points between content and actions, of which 12 stay where the content scrolls.
    metrics.padding = Insets(top: 20, leading: 20, bottom: 8, trailing: 20)
    metrics.titleGap = 8
    metrics.blockGap = 12
    metrics.titleFont = Font(weight: .semibold, style: .title3)
    metrics.titleColor = .label
    metrics.messageFont = .style(.subheadline)
    metrics.messageColor = .secondaryLabel
    metrics.surface = .color(.background)
    metrics.shadow = Shadow(
      color: Color(hex: 0, alpha: 0.22), radius: 20, offset: Point(x: 0, y: 8))
    metrics.actionLook = .buttons(corners: 10)
    metrics.actionFont = Font(weight: .medium, style: .body)
    metrics.actionsInset = Insets(top: 12, leading: 20, bottom: 20, trailing: 20)
    metrics.actionGap = 8
    metrics.hasCancelPanel = false
    metrics.placesCancel = false
    switch style.kind {
    case .alert, .card:
      metrics.width = isLarge ? 379 : 300
      metrics.enter = .popup
    case .sheet: break
    case .banner:
      metrics.makeBanner(environment)
      metrics.surface = .color(.background)
    }
    return metrics
  }

  private static let glassEdge = Color(
    light: Color(hex: 0xFFFFFF, alpha: 0.7), dark: Color(hex: 0xFFFFFF, alpha: 0.14))

  /// 24 points on a tall surface and 8 on a low one, as others measured it; between 500 and 600
  /// points in proportion, so that a lower surface never has more room.
  private static func verticalMargin(_ environment: Environment) -> Double {
    min(24, max(8, 8 + (environment.size.height - 500) * 0.16))
  }

  /// The short side less 8 points on each, and no more than is comfortable to read.
  private static func sheetWidth(_ environment: Environment) -> Double {
    min(min(environment.size.width, environment.size.height), 516) - 16
  }

  /// A strip of figures of our own, the same in every theme but for its surface.
  private func makeBanner(_ environment: Environment) {
    width = min(environment.size.width, 516) - 16
    verticalMargin = 8
    corners = 20
    padding = Insets(top: 14, leading: 16, bottom: 4, trailing: 16)
    titleGap = 2
    blockGap = 8
    titleFont = Font(weight: .semibold, style: .subheadline)
    titleColor = .label
    messageFont = .style(.subheadline)
    messageColor = .secondaryLabel
    alignment = .start
    shadow = Shadow(color: Color(hex: 0, alpha: 0.2), radius: 18, offset: Point(x: 0, y: 6))
    actionLook = .buttons(corners: 10)
    actionFont = Font(weight: .medium, style: .subheadline)
    actionHeight = max(44, DynamicType.rowHeight(at: environment.textSize))
    actionsInset = Insets(top: 10, leading: 12, bottom: 12, trailing: 12)
    actionGap = 8
    hasCancelPanel = false
    placesCancel = false
    enter = .banner
  }
}
