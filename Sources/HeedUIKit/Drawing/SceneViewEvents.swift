#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Hears what the person does on a scene's view.
  @MainActor
  protocol SceneViewEvents: AnyObject {
    /// Something happened that the session has to know.
    func sceneView(_ view: SceneView, sends event: SessionEvent)
  }
#endif
