/// What the surface and the person's settings are like.
public struct Environment: Hashable, Sendable {
  /// The surface's size in points.
  public var size: Size
  /// What the screen's edges and bars take away.
  public var safeArea: EdgeInsets
  /// How much of the bottom the keyboard covers, in points.
  public var keyboardHeight: Double
  /// Pixels a point.
  public var scale: Double
  public var appearance: Appearance
  /// Whether the person asked for more contrast.
  public var isHighContrast: Bool
  public var direction: Direction
  public var textSize: ContentSizeCategory
  public var isBoldText: Bool
  public var reducesMotion: Bool
  public var reducesTransparency: Bool
  /// Whether a screen reader or another assistive technology is at work.
  public var usesAssistiveTechnology: Bool
  /// Whether the person moves through everything with the keyboard.
  public var hasFullKeyboardAccess: Bool
  /// The person's language and region, such as `en` or `zh-Hant-TW`.
  public var locale: Name
  #if !hasFeature(Embedded)
    /// Whether the surface is a terminal's: sizes then count columns and rows, and layout takes the look
    /// of `terminal`, whatever theme an alert has. The scale has to be 1.
    public var countsCells = false
  #endif

  /// Makes an environment; by default a phone of 390 × 844 points at 2 pixels a point, light, left to
  /// right, with the default text size.
  public init(
    size: Size = Size(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(),
    keyboardHeight: Double = 0, scale: Double = 2, appearance: Appearance = .light,
    isHighContrast: Bool = false, direction: Direction = .leftToRight,
    textSize: ContentSizeCategory = .large, isBoldText: Bool = false,
    reducesMotion: Bool = false, reducesTransparency: Bool = false,
    usesAssistiveTechnology: Bool = false, hasFullKeyboardAccess: Bool = false,
    locale: Name = "en"
  ) {
    self.size = size
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.scale = scale
    self.appearance = appearance
    self.isHighContrast = isHighContrast
    self.direction = direction
    self.textSize = textSize
    self.isBoldText = isBoldText
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.usesAssistiveTechnology = usesAssistiveTechnology
    self.hasFullKeyboardAccess = hasFullKeyboardAccess
    self.locale = locale
  }
}
