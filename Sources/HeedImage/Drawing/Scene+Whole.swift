internal import Heed

extension Scene {
  /// Its surface.
  var whole: Rect { Rect(width: size.width, height: size.height) }
}

extension Rect {
  /// The rectangle with all its sides moved outwards.
  func grown(by margin: Double) -> Rect {
    inset(by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
  }
}
