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
