#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// What a view's layout depends on, to tell whether it changed.
  @MainActor
  struct SurfaceMark: Equatable {
    private let size: CGSize
    private let safeArea: UIEdgeInsets

    init(_ view: UIView) {
      size = view.bounds.size
      safeArea = view.safeAreaInsets
    }
  }
#endif
