#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// The prompt of a gate in one scene.
  @MainActor
  struct GateScreen {
    /// Tells apart the times at which a prompt was presented.
    let number: Int
    let handle: AlertHandle
    /// Where it was presented; nothing for the scene that comes next.
    private(set) weak var scene: UIWindowScene?
    /// Whether the gate knows that it was seen.
    var isReported = false

    init(number: Int, handle: AlertHandle, scene: UIWindowScene?) {
      self.number = number
      self.handle = handle
      self.scene = scene
    }
  }
#endif
