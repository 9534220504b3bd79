/// What is kept of markup, and how much of it is read.
public struct MarkupOptions: Sendable {
  /// The names of characters that are known; ``CharacterReferences/common`` by default.
  public var references: CharacterReferences
  /// Whether links are kept, those that `Link` allows; so by default.
  public var keepsLinks: Bool
  /// Whether colours that the markup gives are kept; not by default.
  public var keepsColors: Bool
  /// Whether sizes that the markup gives are kept; not by default.
  public var keepsSizes: Bool
  /// Points before a paragraph at the default text size; 8 by default.
  public var paragraphSpacing: Double
  public var limits: MarkupLimits

  /// Makes options; the usual ones by default.
  public init(
    references: CharacterReferences = .common, keepsLinks: Bool = true, keepsColors: Bool = false,
    keepsSizes: Bool = false, paragraphSpacing: Double = 8, limits: MarkupLimits = MarkupLimits()
  ) {
    self.references = references
    self.keepsLinks = keepsLinks
    self.keepsColors = keepsColors
    self.keepsSizes = keepsSizes
    self.paragraphSpacing = paragraphSpacing
    self.limits = limits
  }
}
