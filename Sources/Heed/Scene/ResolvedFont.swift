/// A font with nothing left open, as a host asks its text system for it.
public struct ResolvedFont: Hashable, Sendable {
  /// Points, after the person's text size.
  public var size: Double
  public var weight: Font.Weight
  public var isItalic: Bool
  /// A family's name; the system's font where there is none.
  public var family: Name?
  public var design: Font.Design

  /// Makes a font; the system's regular one by default.
  public init(
    size: Double, weight: Font.Weight = .regular, isItalic: Bool = false,
    family: Name? = nil, design: Font.Design = .default
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
    self.design = design
  }
}
