import Heed
import Testing

@testable import HeedUIKit

@Suite struct DrawingSwipeTests {
  static let drags: [(x: Double, y: Double, bottom: SwipeRule.Verdict, top: SwipeRule.Verdict)] = [
    (0, 0, .wait, .wait),
    (3, 9, .wait, .wait),
    (0, 10, .begin, .fail),
    (9, 10, .begin, .fail),
    (0, -10, .fail, .begin),
    (11, 4, .fail, .fail),
    (-11, 4, .fail, .fail),
    (11, 40, .begin, .fail),
    (-50, -60, .fail, .begin),
  ]

  @Test(arguments: drags.indices) func beginsOnlyTowardsTheEdge(index: Int) {
    let drag = Self.drags[index]
    let way = Point(x: drag.x, y: drag.y)
    #expect(SwipeRule(edge: .bottom).verdict(way) == drag.bottom)
    #expect(SwipeRule(edge: .top).verdict(way) == drag.top)
  }

  @Test func contentIsScrolledBeforeThePanelIsDragged() {
    let down = SwipeRule(edge: .bottom)
    #expect(down.isAtEdge(offset: 0, least: 0, most: 100))
    #expect(down.isAtEdge(offset: -20, least: 0, most: 100))
    #expect(!down.isAtEdge(offset: 1, least: 0, most: 100))
    let up = SwipeRule(edge: .top)
    #expect(up.isAtEdge(offset: 100, least: 0, most: 100))
    #expect(!up.isAtEdge(offset: 0, least: 0, most: 100))
  }

  @Test func theSpeedIsThatOfTheLastTenthOfASecond() {
    var tracker = VelocityTracker()
    tracker.add(Point(x: 0, y: 0), at: 0)
    tracker.add(Point(x: 500, y: 500), at: 1)
    for step in 1...5 {
      tracker.add(
        Point(x: 500 - Double(step), y: 500 + 4 * Double(step)), at: 1 + 0.01 * Double(step))
    }
    let speed = tracker.velocity(at: 1.05)
    #expect(abs(speed.x + 100) < 1e-6)
    #expect(abs(speed.y - 400) < 1e-6)
  }

  @Test func aFingerThatStoodStillHasNoSpeed() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == Point())
    tracker.add(Point(), at: 0)
    tracker.add(Point(x: 0, y: 300), at: 0.05)
    #expect(tracker.velocity(at: 0.05).y > 1000)
    #expect(tracker.velocity(at: 0.4) == Point())
    // Two places at one time say nothing.
    var still = VelocityTracker()
    still.add(Point(), at: 3)
    still.add(Point(x: 0, y: 8), at: 3)
    #expect(still.velocity(at: 3) == Point())
  }
}
