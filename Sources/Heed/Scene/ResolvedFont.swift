/// A font with nothing left open, as a host asks its text system for it.
public struct ResolvedFont: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Points, after the person's text size.
  public var size: Double {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  public var weight: Font.Weight {
    get { shared.storage.values.weight }
    set { shared.own().values.weight = newValue }
  }
  public var isItalic: Bool {
    get { shared.storage.values.isItalic }
    set { shared.own().values.isItalic = newValue }
  }
  /// A family's name; the system's font where there is none.
  public var family: Name? {
    get { shared.storage.values.family }
    set { shared.own().values.family = newValue }
  }
  public var design: Font.Design {
    get { shared.storage.values.design }
    set { shared.own().values.design = newValue }
  }

  /// Makes a font; the system's regular one by default.
  public init(
    size: Double, weight: Font.Weight = .regular, isItalic: Bool = false,
    family: Name? = nil, design: Font.Design = .default
  ) {
    shared = Shared(Values(size: size, weight: weight, isItalic: isItalic, family: family, design: design))
  }
}
