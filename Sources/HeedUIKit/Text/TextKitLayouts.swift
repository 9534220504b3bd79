#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Breaks texts into lines, and keeps what it broke lately for when the same text is drawn.
  @MainActor
  final class TextKitLayouts {
    private var cache = RecentCache<TextRequest, TextKitLayout>(limit: 64)

    func layout(_ request: TextRequest) -> TextKitLayout {
      if let known = cache[request] { return known }
      let layout = TextKitLayout(request)
      cache[request] = layout
      return layout
    }
  }
#endif
