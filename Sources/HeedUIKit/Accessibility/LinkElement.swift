#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// The links of a text that is shown.
  @MainActor
  struct LinkElements {
    let text: TextLayout
    let elements: [LinkElement]
  }

  /// A link in a text, which assistive technology reads after the text.
  @MainActor
  final class LinkElement: UIAccessibilityElement {
    private weak var text: UIView?
    private let place: CGRect
    private let activate: @MainActor () -> Void

    /// A link at a place of the view that shows the text.
    init(
      _ label: String, at place: CGRect, in text: UIView, of scene: UIView,
      activate: @escaping @MainActor () -> Void
    ) {
      self.text = text
      self.place = place
      self.activate = activate
      super.init(accessibilityContainer: scene)
      accessibilityLabel = label
      accessibilityTraits = .link
    }

    // Asked for each time, because the text may have been scrolled or moved.
    override var accessibilityFrame: CGRect {
      get { text.map { UIAccessibility.convertToScreenCoordinates(place, in: $0) } ?? CGRect() }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      activate()
      return true
    }
  }
#endif
