#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Breaks texts into lines by TextKit, and knows the size of pictures and of the app's views.
  @MainActor
  final class TextKitMeasurer {
    /// What the app added to the alert that is being laid out.
    var content: SceneContent
    /// Give it to the view that draws, so that it finds the texts broken already.
    let texts = TextKitLayouts()

    init(content: SceneContent = SceneContent()) {
      self.content = content
    }

    /// What layout asks; it does not keep this object alive.
    var measurer: Measurer {
      Measurer(
        text: { [texts] in texts.layout($0).metrics },
        imageSize: { [content] in content.images.size(of: $0) },
        slotHeight: { [content] in content.slots[$0]?.height(atWidth: $1) })
    }
  }
#endif
