public import Foundation

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

@MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: CGRect()) }

  // MARK: Tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  weak var owner: UIViewController?
  open override var next: UIResponder? { owner ?? superview }
  override var responderWindow: UIWindow? { window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }
  private func insert(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      return DoubleLog.fault("A view was added to itself.")
    }
    let oldWindow = view.window
    let hasMoved = view.superview !== self
    if hasMoved { view.willMove(toSuperview: self) }
    let new = window
    if oldWindow != nil, oldWindow !== new { view.loseFirstResponder() }
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    if hasMoved { view.didMoveToSuperview() }
    if oldWindow !== new { view.windowChanged() }
    setNeedsLayout()
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { loseFirstResponder() }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { windowChanged() }
  }
  private func loseFirstResponder() {
    guard let first = window?.doubleFirstResponder else { return }
    let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
    if view?.isDescendant(of: self) == true { first.resignFirstResponder() }
  }
  func windowChanged() {
    // What no window shows has no animations.
    if window == nil {
      running = [:]
      layer.removeAllAnimations()
    }
    setNeedsLayout()
    didMoveToWindow()
    owner?.viewMoved(toWindow: window != nil)
    for view in subviews { view.windowChanged() }
  }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let other = here {
      if other === view { return true }
      here = other.superview
    }
    return false
  }

  // MARK: Geometry

  private var middle = CGPoint()
  private var inner = CGRect()
  private var turn = CGAffineTransform.identity
  private var visibility: CGFloat = 1

  open var center: CGPoint {
    get { middle }
    set {
      animate(.position, [middle.x, middle.y], [newValue.x, newValue.y])
      middle = newValue
    }
  }
  open var bounds: CGRect {
    get { inner }
    set {
      animate(.size, [inner.width, inner.height], [newValue.width, newValue.height])
      let old = inner
      inner = newValue
      if old.size != newValue.size {
        resizeSubviews(from: old.size)
        setNeedsLayout()
      } else if old.origin != newValue.origin {
        setNeedsLayout()
      }
    }
  }
  open var frame: CGRect {
    get {
      CGRect(
        x: -inner.width / 2, y: -inner.height / 2, width: inner.width, height: inner.height
      ).applying(turn).offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      if newValue.width.isNaN || newValue.minX.isNaN || newValue.minY.isNaN {
        DoubleLog.fault("A frame is not a number.")
      }
      if !turn.isIdentity { DoubleLog.log("warning: frame set under a transform") }
      bounds = CGRect(origin: inner.origin, size: newValue.size)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var transform: CGAffineTransform {
    get { turn }
    set {
      animate(.transform, turn.parts, newValue.parts)
      turn = newValue
    }
  }
  open var alpha: CGFloat {
    get { visibility }
    set {
      animate(.opacity, [visibility], [newValue])
      visibility = newValue
    }
  }
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var mask: UIView?
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var accessibilityIgnoresInvertColors = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open var safeAreaInsets: UIEdgeInsets {
    guard let window, window !== self else { return .zero }
    let place = convert(bounds, to: nil)
    let safe = window.safeAreaInsets
    return UIEdgeInsets(
      top: max(0, safe.top - place.minY), left: max(0, safe.left - place.minX),
      bottom: max(0, place.maxY - (window.bounds.height - safe.bottom)),
      right: max(0, place.maxX - (window.bounds.width - safe.right)))
  }
  private func resizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += inner.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += inner.height - old.height
      }
      view.frame = frame
    }
  }

  // MARK: Coordinates

  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -inner.midX, y: -inner.midY).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
  private var toWindow: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let here = view, !(here is UIWindow) {
      transform = transform.concatenating(here.toSuperview)
      view = here.superview
    }
    return transform
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = point.applying(toWindow)
    return view.map { place.applying($0.toWindow.inverted()) } ?? place
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toWindow) } ?? point).applying(toWindow.inverted())
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let place = rect.applying(toWindow)
    return view.map { place.applying($0.toWindow.inverted()) } ?? place
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.toWindow) } ?? rect).applying(toWindow.inverted())
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Layout

  private var needsLayout = true
  private var lastSafeArea: UIEdgeInsets?
  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func layoutIfNeeded() {
    if let owner, window != nil {
      let safeArea = safeAreaInsets
      if let lastSafeArea, lastSafeArea != safeArea { owner.viewSafeAreaInsetsDidChange() }
      lastSafeArea = safeArea
    }
    if needsLayout {
      needsLayout = false
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // There are no constraints.
    CGSize(width: targetSize.width, height: 0)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let outer = owner?.inheritedTraits ?? superview?.traitCollection ?? .current
    let own = owner.map { outer.styled($0.overrideUserInterfaceStyle) } ?? outer
    return own.styled(overrideUserInterfaceStyle)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.doubleFirstResponder as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder()
  }

  var running: [AnimatedKey: RunningAnimation] = [:]
}

extension CGAffineTransform {
  var parts: [CGFloat] { [a, b, c, d, tx, ty] }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
