/// What fills a node's shape, with nothing left to the environment.
public indirect enum Fill: Hashable, Sendable {
  case color(RGBA)
  /// Colours with their places from 0 to 1; degrees clockwise from "to the top".
  case gradient(colors: [RGBA], stops: [Double], angle: Double)
  /// A picture; with insets (top, left, bottom, right), only its middle is stretched.
  case image(Image, fit: Fit, insets: EdgeInsets)
  /// What lies behind, blurred by points, under a tint.
  case material(blur: Double, tint: RGBA)
}
