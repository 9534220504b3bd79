/// What covers the surface behind the panel.
public struct Backdrop: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case dimming(color: Color?, opacity: Double?, blur: Double)
    case none
    case passthrough
  }

  package var kind: Kind

  /// A colour over the surface; the theme decides what is left out.
  ///
  /// The color is black by default. An opacity of 0 shows all and 1 hides all; it is 0.2 in light and
  /// 0.48 in dark by default. The blur says how strongly the surface is blurred, in points.
  public static func dimming(
    _ color: Color? = nil, opacity: Double? = nil, blur: Double = 0
  ) -> Backdrop {
    Backdrop(kind: .dimming(color: color, opacity: opacity, blur: blur))
  }

  /// Nothing is drawn, and touches beside the panel are still held back.
  public static let none = Backdrop(kind: .none)

  /// Nothing is drawn, and touches beside the panel reach the app.
  public static let passthrough = Backdrop(kind: .passthrough)
}
