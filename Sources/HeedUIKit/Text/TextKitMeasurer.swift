#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Breaks texts into lines by TextKit, and knows the size of pictures and of the app's views.
  @MainActor
  final class TextKitMeasurer {
    /// What the app added to the alert that is laid out.
    private let content: SceneContent
    /// The texts that were broken already; give them to the view that draws.
    let texts = TextKitLayouts()

    init(content: SceneContent) {
      self.content = content
    }

    /// What layout asks.
    var measurer: Measurer {
      Measurer(
        text: { [texts] in texts.layout($0).metrics },
        imageSize: { [content] in content.images.size(of: $0) },
        slotHeight: { [content] in content.slots[$0]?.height(atWidth: $1) })
    }
  }
#endif
