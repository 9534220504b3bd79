/// The figures of a look for one style, text size and appearance.
struct Metrics {
  /// How actions are drawn unless they have a look of their own.
  enum ActionLook {
    /// From side to side, parted by thin lines.
    case rows
    /// Filled shapes with space between.
    case buttons(corners: Double)
  }

  /// The panel's width in points.
  var width: Double
  /// The least space between the panel and the sides of the safe area.
  var sideMargin: Double
  /// The least space between the panel and the top and bottom of the safe area.
  var verticalMargin: Double
  var corners: Corners
  /// Space between the panel's edges and its content.
  var padding: Insets
  /// Space between the title and the message.
  var titleGap: Double
  /// Space before each block of the content.
  var blockGap: Double
  var titleFont: Font
  var titleColor: Color
  var messageFont: Font
  var messageColor: Color
  var alignment: TextAlignment
  var surface: Paint
  var border: Border?
  var shadow: Shadow?
  var backdropOpacity: Double

  var actionLook: ActionLook
  var actionFont: Font
  /// The weight of the action that stands out.
  var strongWeight: Font.Weight
  var actionHeight: Double
  /// Space at the sides of an action's title.
  var actionPadding: Double
  /// Space around all the actions together.
  var actionsInset: Insets
  /// Space between two actions.
  var actionGap: Double
  /// Whether the way out stands in a panel of its own.
  var hasCancelPanel: Bool
  /// Whether the way out is moved: first where actions stand side by side, else last.
  var placesCancel: Bool

  var enter: Transition.Preset
}

extension Metrics {
  /// The figures of a theme for a style; see the sources in each theme's own function.
  init(theme: Theme, style: Alert.Style, environment: Environment) {
    self = Self.figures(of: theme.base, style, environment)
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
