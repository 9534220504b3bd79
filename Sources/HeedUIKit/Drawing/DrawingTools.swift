#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// What views need to show a node.
  @MainActor
  struct DrawingTools {
    let images: ImageProvider
    let texts: TextKitLayouts
    var direction = Direction.leftToRight
  }
#endif
