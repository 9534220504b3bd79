#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  public import UIKit

  /// The view of an action. Subclass it to draw an action your own way: override
  /// ``configure(with:)``, and give the subclass to ``SceneContent/actionViews``.
  ///
  /// The alert handles touches, keys and assistive technology itself, so the view only shows a state;
  /// it is as large as layout made the action.
  open class ActionView: UIView {
    /// What the view shows.
    public private(set) final var state: ActionViewState?

    /// Makes a view that shows nothing yet.
    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Shows a state; called again whenever it changes, perhaps inside an animation.
    open func configure(with state: ActionViewState) {
      self.state = state
    }
  }
#endif
