#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Heed

  /// The alert of Heed, where `Alert` is SwiftUI's.
  ///
  /// With `import struct Heed.Alert` in a file, `Alert` is Heed's there.
  public typealias HeedAlert = Heed.Alert
#endif
