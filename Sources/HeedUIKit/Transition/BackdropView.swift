#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Dims or blurs what lies behind an alert, and lets touches through to it where the alert does.
  final class BackdropView: UIView {
    /// What touches go to where they pass.
    weak var touchTarget: UIView?
    private let color = UIView()
    private let blur = UIVisualEffectView(effect: nil)
    private var backdrop: Scene.Backdrop?
    private let hole = DimmingHole()
    private var effect: UIVisualEffect? {
      backdrop.map { $0.blur > 0 } == true ? UIBlurEffect(style: .regular) : nil
    }

    init() {
      super.init(frame: CGRect())
      for view in [blur, color] {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// How much of it is seen, from 0 to 1; may change inside an animation.
    var strength: Double = 1 {
      didSet { update() }
    }

    /// Takes on a scene's backdrop; may happen inside an animation.
    func show(_ scene: Scene) {
      backdrop = scene.backdrop
      color.mask = hole.mask(for: scene)
      update()
    }

    /// Follows the panel; may happen inside an animation.
    func follow(_ panel: UIView) {
      hole.follow(panel)
    }

    private func update() {
      color.backgroundColor = backdrop.map { UIColor($0.color) }
      color.change(alpha: strength)
      // A blur cannot be faded by its opacity.
      let effect = strength > 0 ? effect : nil
      if (blur.effect == nil) != (effect == nil) { blur.effect = effect }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      color.frame = bounds
      blur.frame = bounds
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard backdrop?.passesTouches == true else { return super.hitTest(point, with: event) }
      return touchTarget.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
    }
  }
#endif
