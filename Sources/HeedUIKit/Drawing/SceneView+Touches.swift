#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    // The session finds out what is under a finger: the views take no touches, but for those of
    // fields and of the app, and scroll areas hand on theirs. One finger counts, as the session has
    // it, so further ones are not asked for.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchBegan(sessionTouch(touch))) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchMoved(sessionTouch(touch))) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchEnded(sessionTouch(touch))) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchCancelled(id: sessionTouch(touch).id)) }
    }

    /// A touch's number is its place in memory, which it keeps until it ends.
    private func sessionTouch(_ touch: UITouch) -> SessionTouch {
      SessionTouch(Point(touch.location(in: self)), id: Int(bitPattern: ObjectIdentifier(touch)))
    }

    /// Lets touches through to the app where the scene's backdrop does and the panel is not.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      scene?.takesTouch(at: Point(point), in: moment) ?? false
    }
  }

  // MARK: Pointer

  extension SceneView {
    #if canImport(ObjectiveC)
      func recognizeHover() {
        addGestureRecognizer(
          UIHoverGestureRecognizer(target: self, action: #selector(pointerMoved(_:))))
      }

      @objc private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: send(.pointerMoved(Point(recognizer.location(in: self))))
        default: send(.pointerMoved(nil))
        }
      }
    #else
      func recognizeHover() {}
    #endif
  }
#endif
