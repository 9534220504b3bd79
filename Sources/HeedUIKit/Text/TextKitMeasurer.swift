#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Breaks texts into lines by TextKit, and knows the size of pictures.
  @MainActor
  final class TextKitMeasurer {
    private let content: SceneContent

    init(content: SceneContent) {
      self.content = content
    }

    /// The function that layout asks.
    var measurer: Measurer {
      Measurer(
        text: { _ in TextMetrics(lines: []) },
        imageSize: { [content] in content.images.size(of: $0) })
    }
  }
#endif
