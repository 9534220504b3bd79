/// What the surface and the person's settings are like.
public struct Environment: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// The surface's size in points.
  public var size: Size {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  /// What the screen's edges and bars take away.
  public var safeArea: EdgeInsets {
    get { shared.storage.values.safeArea }
    set { shared.own().values.safeArea = newValue }
  }
  /// How much of the bottom the keyboard covers, in points.
  public var keyboardHeight: Double {
    get { shared.storage.values.keyboardHeight }
    set { shared.own().values.keyboardHeight = newValue }
  }
  /// Pixels a point.
  public var scale: Double {
    get { shared.storage.values.scale }
    set { shared.own().values.scale = newValue }
  }
  public var appearance: Appearance {
    get { shared.storage.values.appearance }
    set { shared.own().values.appearance = newValue }
  }
  /// Whether the person asked for more contrast.
  public var isHighContrast: Bool {
    get { shared.storage.values.isHighContrast }
    set { shared.own().values.isHighContrast = newValue }
  }
  public var direction: Direction {
    get { shared.storage.values.direction }
    set { shared.own().values.direction = newValue }
  }
  public var textSize: ContentSizeCategory {
    get { shared.storage.values.textSize }
    set { shared.own().values.textSize = newValue }
  }
  public var isBoldText: Bool {
    get { shared.storage.values.isBoldText }
    set { shared.own().values.isBoldText = newValue }
  }
  public var reducesMotion: Bool {
    get { shared.storage.values.reducesMotion }
    set { shared.own().values.reducesMotion = newValue }
  }
  public var reducesTransparency: Bool {
    get { shared.storage.values.reducesTransparency }
    set { shared.own().values.reducesTransparency = newValue }
  }
  /// Whether a screen reader or another assistive technology is at work.
  public var usesAssistiveTechnology: Bool {
    get { shared.storage.values.usesAssistiveTechnology }
    set { shared.own().values.usesAssistiveTechnology = newValue }
  }
  /// Whether the person moves through everything with the keyboard.
  public var hasFullKeyboardAccess: Bool {
    get { shared.storage.values.hasFullKeyboardAccess }
    set { shared.own().values.hasFullKeyboardAccess = newValue }
  }
  /// The person's language and region, such as `en` or `zh-Hant-TW`.
  public var locale: Name {
    get { shared.storage.values.locale }
    set { shared.own().values.locale = newValue }
  }
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
    shared = Shared(Values(size: size, safeArea: safeArea, keyboardHeight: keyboardHeight, scale: scale, appearance: appearance, isHighContrast: isHighContrast, direction: direction, textSize: textSize, isBoldText: isBoldText, reducesMotion: reducesMotion, reducesTransparency: reducesTransparency, usesAssistiveTechnology: usesAssistiveTechnology, hasFullKeyboardAccess: hasFullKeyboardAccess, locale: locale))
  }
}
