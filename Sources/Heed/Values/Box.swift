/// The room that a block takes and what is drawn behind it.
public struct Box: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Space around the block; the theme's padding stands at the sides by default.
  public var inset: Insets? {
    get { shared.storage.values.inset }
    set { shared.own().values.inset = newValue }
  }
  /// The width; what the block needs, or all there is, by default.
  public var width: Length? {
    get { shared.storage.values.width }
    set { shared.own().values.width = newValue }
  }
  /// The height; what the block needs by default.
  public var height: Length? {
    get { shared.storage.values.height }
    set { shared.own().values.height = newValue }
  }
  /// Space before the block in points; the theme decides by default.
  public var gap: Double? {
    get { shared.storage.values.gap }
    set { shared.own().values.gap = newValue }
  }
  public var background: Paint? {
    get { shared.storage.values.background }
    set { shared.own().values.background = newValue }
  }
  public var border: Border? {
    get { shared.storage.values.border }
    set { shared.own().values.border = newValue }
  }
  public var corners: Corners? {
    get { shared.storage.values.corners }
    set { shared.own().values.corners = newValue }
  }
  /// Where a block that is narrower than its room stands, and where its lines do.
  public var alignment: TextAlignment? {
    get { shared.storage.values.alignment }
    set { shared.own().values.alignment = newValue }
  }
  /// What assistive technology says instead of what is seen.
  public var label: String? {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }

  /// Makes a box; the theme decides everything by default.
  public init(
    inset: Insets? = nil, width: Length? = nil, height: Length? = nil, gap: Double? = nil,
    background: Paint? = nil, border: Border? = nil, corners: Corners? = nil,
    alignment: TextAlignment? = nil, label: String? = nil
  ) {
    shared = Shared(Values(inset: inset, width: width, height: height, gap: gap, background: background, border: border, corners: corners, alignment: alignment, label: label))
  }
}
