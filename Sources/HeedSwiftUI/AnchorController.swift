#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Where alerts are presented from: it shows nothing and takes no touches.
  final class AnchorController: UIViewController {
    /// Runs when the view came into a window or left it.
    var onMove: @MainActor () -> Void = {}

    override func loadView() {
      let view = AnchorView()
      view.onMove = { [weak self] in self?.onMove() }
      view.backgroundColor = .clear
      view.isUserInteractionEnabled = false
      self.view = view
    }
  }

  private final class AnchorView: UIView {
    var onMove: @MainActor () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onMove()
    }
  }
#endif
