#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  #if canImport(UIKit.UIGestureRecognizerSubclass)
    internal import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Recognises a finger that drags the panel towards the edge to which it leaves.
  ///
  /// It begins only in that direction, so that it takes no drag away from anything else, and says
  /// what happens by closures.
  @MainActor
  final class SwipeRecognizer: UIGestureRecognizer {
    /// Where the panel leaves to; nothing where no drag takes it off.
    var edge: VerticalEdge?
    /// Whether a drag that begins with a touch may be the panel's.
    var mayBegin: (@MainActor (UITouch, SwipeRule) -> Bool)?
    var began: (@MainActor () -> Void)?
    /// The way from where it began, in points.
    var moved: (@MainActor (Point) -> Void)?
    /// The way, and the speed in points a second.
    var ended: (@MainActor (Point, Point) -> Void)?
    var cancelled: (@MainActor () -> Void)?

    private var touch: UITouch?
    private var start = Point()
    private var speed = VelocityTracker()
    private var isActive = false

    init() {
      super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for other in touches where touch != nil { ignore(other, for: event) }
      guard touch == nil, let first = touches.first else { return }
      guard edge != nil else {
        state = .failed
        return
      }
      touch = first
      start = Point(first.location(in: view))
      for other in touches where other !== first { ignore(other, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch), let edge else { return }
      let point = Point(touch.location(in: view))
      speed.add(point, at: touch.timestamp)
      if isActive {
        state = .changed
        moved?(way(to: point))
        return
      }
      let rule = SwipeRule(edge: edge)
      switch rule.verdict(way(to: point)) {
      case .wait: break
      case .fail: state = .failed
      case .begin: begin(touch, rule, at: point)
      }
    }

    private func begin(_ touch: UITouch, _ rule: SwipeRule, at point: Point) {
      guard mayBegin?(touch, rule) ?? true else {
        state = .failed
        return
      }
      state = .began
      // Another recogniser may be in the way.
      guard state == .began else { return }
      isActive = true
      // The panel follows from here, and does not jump by what it took to recognise the drag.
      start = point
      began?()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch) else { return }
      guard isActive else {
        state = .failed
        return
      }
      isActive = false
      state = .ended
      let point = Point(touch.location(in: view))
      speed.add(point, at: touch.timestamp)
      ended?(way(to: point), speed.velocity(at: touch.timestamp))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch) else { return }
      state = isActive ? .cancelled : .failed
      cancelIfActive()
    }

    /// What scrolls waits until this knows whether the drag is the panel's; that fails at once where
    /// there is something to scroll.
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
      edge != nil && other.view is UIScrollView && other is UIPanGestureRecognizer
    }

    /// Called when it is over, and also when it is switched off in the middle.
    override func reset() {
      super.reset()
      cancelIfActive()
      touch = nil
      speed = VelocityTracker()
    }

    private func cancelIfActive() {
      guard isActive else { return }
      isActive = false
      cancelled?()
    }

    private func way(to point: Point) -> Point { Point(x: point.x - start.x, y: point.y - start.y) }
  }
#endif
