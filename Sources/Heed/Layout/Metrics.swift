/// The figures of a look for one style, text size and appearance; at first those of an alert of iOS.
///
/// A class, because each function that hands it on would otherwise copy its many parts.
final class Metrics {
  /// How actions are drawn unless they have a look of their own.
  enum ActionLook {
    /// From side to side, parted by thin lines.
    case rows
    /// Filled shapes with space between.
    case buttons(corners: Double)
  }

  /// The panel's width in points.
  var width = 270.0
  /// The least space between the panel and the sides of the safe area.
  var sideMargin = 8.0
  /// The least space between the panel and the top and bottom of the safe area.
  var verticalMargin = 8.0
  var corners = Corners(all: 14)
  /// Space between the panel's edges and its content.
  var padding = Insets(vertical: 20, horizontal: 16)
  /// Space between the title and the message.
  var titleGap = 4.0
  /// Space before each block of the content.
  var blockGap = 12.0
  var titleFont = Font.style(.headline)
  var titleColor = Color.label
  var messageFont = Font.style(.footnote)
  var messageColor = Color.label
  var alignment = TextAlignment.center
  var surface = Paint.material(.regular)
  var border: Border?
  var shadow: Shadow?
  var backdropOpacity = 0.2

  var actionLook = ActionLook.rows
  var actionFont = Font.style(.body)
  /// The weight of the action that stands out.
  var strongWeight = Font.Weight.semibold
  var actionHeight = 44.0
  /// Space at the sides of an action's title.
  var actionPadding = 12.0
  /// Space around all the actions together.
  var actionsInset = Insets()
  /// Space between two actions.
  var actionGap = 0.0
  /// Whether the way out stands in a panel of its own.
  var hasCancelPanel = false
  /// Whether the way out is moved: first where actions stand side by side, else last.
  var placesCancel = true

  var enter = Transition.Preset.classic
}

extension Metrics {
  /// The figures of a theme for a style; see the sources in each theme's own function.
  static func of(_ theme: Theme, _ style: Alert.Style, _ environment: Environment) -> Metrics {
    let metrics = figures(of: theme.base, style, environment)
    metrics.adopt(theme, environment)
    return metrics
  }

  private func adopt(_ theme: Theme, _ environment: Environment) {
    if theme.base == .terminal {
      titleFont.design = .monospaced
      messageFont.design = .monospaced
      actionFont.design = .monospaced
      corners = 0
    }
    if let width = theme.width {
      // Letters of an accessibility size need at least the room that they have in every look.
      self.width = environment.textSize.isAccessibilitySize ? max(width, self.width) : width
    }
    if let corners = theme.corners { self.corners = corners }
    if let padding = theme.padding {
      // What the theme says is all the space there is between content and actions.
      self.padding = padding
      actionsInset.top = 0
    }
    if let title = theme.title { titleFont = title.over(titleFont) }
    if let message = theme.message { messageFont = message.over(messageFont) }
    if let action = theme.action { actionFont = action.over(actionFont) }
    if let height = theme.actionHeight {
      actionHeight = height * max(1, DynamicType.factor(at: environment.textSize))
    }
    if let surface = theme.surface { self.surface = surface }
  }

  @inline(never)
  private static func figures(
    of base: Theme.Base, _ style: Alert.Style, _ environment: Environment
  ) -> Metrics {
    switch base.kind {
    case .ios, .terminal: ios(style, environment)
    case .ios26: ios26(style, environment)
    case .card: card(style, environment)
    }
  }
}
