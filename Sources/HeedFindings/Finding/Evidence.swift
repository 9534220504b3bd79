public import Heed

/// What a host knows of its fonts and pictures beyond what layout asks of it.
///
/// Each answer is nothing, or nothing at all, by default: then the rules that need it find less.
public struct Evidence {
  /// What is wrong with a picture that cannot be shown.
  public struct PictureFault: Hashable, Sendable {
    /// Whether it is a symbol whose name is not known.
    public var isSymbol: Bool
    /// What is wrong, without a capital and a full stop.
    public var reason: String

    /// Makes a fault.
    public init(isSymbol: Bool, reason: String) {
      self.isSymbol = isSymbol
      self.reason = reason
    }
  }

  /// What a text's fonts lack.
  public struct FontFault: Hashable, Sendable {
    /// Whether letters are missing, and not only the family that was asked for.
    public var isGlyph: Bool
    /// What is missing, without a capital and a full stop.
    public var reason: String

    /// Makes a fault.
    public init(isGlyph: Bool, reason: String) {
      self.isGlyph = isGlyph
      self.reason = reason
    }
  }

  /// What a text's fonts lack.
  public var fonts: (TextRequest) -> [FontFault]
  /// Why a picture cannot be shown; nothing where it can.
  public var picture: (Image) -> PictureFault?
  /// The colours that a node's pictures show within a part of the surface; they may let something
  /// through. Nothing where they are not known.
  public var colors: (Node, Rect) -> [RGBA]?
  /// The families that a text is really set in, the one of most letters first.
  public var families: (TextRequest) -> [String]

  /// Makes evidence; none at all by default.
  public init(
    fonts: @escaping (TextRequest) -> [FontFault] = { _ in [] },
    picture: @escaping (Image) -> PictureFault? = { _ in nil },
    colors: @escaping (Node, Rect) -> [RGBA]? = { _, _ in nil },
    families: @escaping (TextRequest) -> [String] = { _ in [] }
  ) {
    self.fonts = fonts
    self.picture = picture
    self.colors = colors
    self.families = families
  }
}
