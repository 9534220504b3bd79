/// What a font should be like; what is not said is taken from the text around it.
public struct Font: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Points at the default text size; it grows and shrinks with the person's text size.
  public var size: Double? {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  public var weight: Weight? {
    get { shared.storage.values.weight }
    set { shared.own().values.weight = newValue }
  }
  public var isItalic: Bool? {
    get { shared.storage.values.isItalic }
    set { shared.own().values.isItalic = newValue }
  }
  /// The name of a font family; the system's own font by default.
  public var family: Name? {
    get { shared.storage.values.family }
    set { shared.own().values.family = newValue }
  }
  public var design: Design? {
    get { shared.storage.values.design }
    set { shared.own().values.design = newValue }
  }
  /// A published size and weight; ``size`` and ``weight`` win over it.
  public var style: Style? {
    get { shared.storage.values.style }
    set { shared.own().values.style = newValue }
  }

  /// Makes a font; whatever is left out is taken from the text around it.
  public init(
    size: Double? = nil, weight: Weight? = nil, isItalic: Bool? = nil,
    family: Name? = nil, design: Design? = nil, style: Style? = nil
  ) {
    shared = Shared(
      Values(
        size: size, weight: weight, isItalic: isItalic, family: family, design: design,
        style: style))
  }

  /// A font of a size in points, and perhaps a weight.
  public static func system(size: Double, weight: Weight? = nil) -> Font {
    Font(size: size, weight: weight)
  }

  /// A font of a published style.
  @inline(never)
  public static func style(_ style: Style) -> Font { Font(style: style) }

  /// The bold weight of the font around it.
  public static let bold = Font(weight: .bold)
  /// The italic shape of the font around it.
  public static let italic = Font(isItalic: true)

  /// Whether nothing is said.
  package var isEmpty: Bool { self == Font() }

  /// This font, with what it leaves open taken from another.
  ///
  /// A style stands for a size and a weight, so it hides both of the font below it.
  package func over(_ below: Font) -> Font {
    Font(
      size: size ?? (style == nil ? below.size : nil),
      weight: weight ?? (style == nil ? below.weight : nil),
      isItalic: isItalic ?? below.isItalic,
      family: family ?? below.family,
      design: design ?? below.design,
      style: style ?? (size == nil ? below.style : nil))
  }
}
