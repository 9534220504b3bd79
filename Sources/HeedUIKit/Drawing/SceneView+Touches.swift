#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// A touch's number is its place in memory, which it keeps until it ends.
    func sessionTouch(_ touch: UITouch) -> SessionTouch {
      SessionTouch(Point(touch.location(in: self)), id: Int(bitPattern: ObjectIdentifier(touch)))
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
        hover(recognizer.state, at: recognizer.location(in: self))
      }
    #else
      func recognizeHover() {}
    #endif

    /// The pointer came, moved or went, as its recogniser has it.
    func hover(_ state: UIGestureRecognizer.State, at place: CGPoint) {
      switch state {
      case .began, .changed: send(.pointerMoved(Point(place)))
      default: send(.pointerMoved(nil))
      }
    }
  }
#endif
