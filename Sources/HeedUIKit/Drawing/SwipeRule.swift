internal import Heed

/// Decides whether a finger on the panel drags it off the surface.
struct SwipeRule {
  enum Verdict: Equatable {
    /// It has not moved far enough to tell.
    case wait
    case begin
    /// It does something else.
    case fail
  }

  /// Where the panel leaves to.
  let edge: VerticalEdge
  /// Points; as far as the system's own drags wait.
  static let slop = 10.0

  /// What a finger does that is this far right of and below where it came down.
  func verdict(_ offset: Point) -> Verdict {
    let way = edge == .top ? -offset.y : offset.y
    if abs(offset.x) > Self.slop && abs(offset.x) > abs(offset.y) { return .fail }
    if way <= -Self.slop { return .fail }
    return way >= Self.slop ? .begin : .wait
  }

  /// Whether content that can be scrolled stands so that the same drag cannot scroll it any further.
  func isAtEdge(offset: Double, least: Double, most: Double) -> Bool {
    edge == .top ? offset >= most - 0.5 : offset <= least + 0.5
  }
}
