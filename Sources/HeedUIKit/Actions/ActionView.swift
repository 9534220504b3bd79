#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  public import UIKit

  /// The view of an action. Subclass it to draw an action your own way: override
  /// ``configure(with:)``, and give the subclass to ``SceneContent/actionViews``.
  ///
  /// ```swift
  /// final class ShoutingActionView: ActionView {
  ///   let label = UILabel()
  ///
  ///   override func configure(with state: ActionViewState) {
  ///     super.configure(with: state, showsNodes: false)
  ///     label.text = state.title?.request.plainText.uppercased()
  ///     label.frame = bounds
  ///     addSubview(label)
  ///   }
  /// }
  /// ```
  ///
  /// The alert handles touches, keys and assistive technology itself, so the view only shows a state;
  /// it is as large as layout made the action.
  open class ActionView: UIView {
    /// What the view shows.
    public private(set) final var state: ActionViewState?
    private final var views: [Name: NodeView] = [:]
    private final var spinner: UIActivityIndicatorView?
    /// Set by the alert before it shows a state.
    final var tools: DrawingTools?
    /// Does what activating the action means, for assistive technology.
    final var activate: (@MainActor () -> Void)?

    /// Makes a view that shows nothing yet.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Shows a state; called again whenever it changes, perhaps inside an animation.
    ///
    /// The action's own way of drawing shows what layout made for it, and a turning indicator while
    /// its work is running.
    open func configure(with state: ActionViewState) {
      configure(with: state, showsNodes: true)
    }

    /// Takes note of a state, and draws what layout made for it only where that is asked for.
    public final func configure(with state: ActionViewState, showsNodes: Bool) {
      self.state = state
      let nodes = showsNodes ? state.nodes : []
      let indicator = nodes.first { $0.isSpinner }
      show(nodes.filter { !$0.isSpinner })
      showSpinner(indicator)
    }

    private func show(_ nodes: [Node]) {
      guard let tools else { return }
      var shown: [UIView] = []
      var kept: [Name: NodeView] = [:]
      for node in nodes {
        let view = views[node.id] ?? NodeView()
        UIView.change(isNew: view.superview == nil) {
          if view.superview == nil { addSubview(view) }
          view.show(node, at: CGRect(node.frame), tools: tools)
          view.show(opacity: 1)
        }
        kept[node.id] = view
        shown.append(view)
      }
      for (id, view) in views where kept[id] == nil { view.removeFromSuperview() }
      views = kept
      order(shown)
    }

    private func showSpinner(_ node: Node?) {
      guard let node else {
        spinner?.removeFromSuperview()
        spinner = nil
        return
      }
      let view = spinner ?? UIActivityIndicatorView(style: .medium)
      spinner = view
      UIView.change(isNew: view.superview == nil) {
        addSubview(view)
        view.color = node.picture?.tint.map { UIColor($0) }
        view.center = CGPoint(x: node.frame.midX, y: node.frame.midY)
      }
      view.startAnimating()
    }

    // MARK: Assistive technology

    open override func accessibilityActivate() -> Bool {
      guard let activate else { return false }
      activate()
      return true
    }
  }

  extension Node {
    /// Whether it is the picture of a busy action, which has to turn.
    fileprivate var isSpinner: Bool {
      guard case .symbol(let name)? = picture?.image.source else { return false }
      return name == SymbolName.spinner
    }
  }
#endif
