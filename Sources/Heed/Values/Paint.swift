/// What fills a surface: a colour, a gradient, a picture or a see-through material.
public struct Paint: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
    case image(Image, fit: Fit, insets: Insets)
    case material(Material)
  }

  package var kind: Kind

  /// One colour.
  public static func color(_ color: Color) -> Paint { Paint(kind: .color(color)) }

  /// Colours that run into each other.
  public static func gradient(_ gradient: Gradient) -> Paint { Paint(kind: .gradient(gradient)) }

  /// A picture. With insets, its edges keep their size and only its middle is stretched.
  public static func image(_ image: Image, fit: Fit = .fill, insets: Insets = 0) -> Paint {
    Paint(kind: .image(image, fit: fit, insets: insets))
  }

  /// A see-through surface that blurs what lies behind it.
  public static func material(_ material: Material) -> Paint { Paint(kind: .material(material)) }
}
