/// The soft parts of a picture, kept for when the scene is drawn again on what cannot be read back.
final class SceneBlurs {
  /// The surface, where the backdrop blurs it.
  var surface: Blur?
  /// What materials show of what lies behind them; by their nodes' places.
  var behind: [Int: Blur] = [:]
}
