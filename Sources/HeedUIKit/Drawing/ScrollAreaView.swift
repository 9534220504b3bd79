#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A part of the panel that can be scrolled where its content is higher than its room.
  @MainActor
  final class ScrollAreaView: UIScrollView {
    /// Holds what stands in it, so that the scroll indicators stay above that.
    let content = UIView()
    /// The scene's scroll area; nothing while all of the content is seen.
    private(set) var area: ScrollArea?

    init() {
      super.init(frame: CGRect())
      addSubview(content)
      contentInsetAdjustmentBehavior = .never
      automaticallyAdjustsScrollIndicatorInsets = false
      scrollsToTop = false
      // An action shows at once that it is pressed; a drag takes the touch away from it again.
      delaysContentTouches = false
      alwaysBounceHorizontal = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ part: ScenePlan.Area, at frame: CGRect, session: Session?) {
      let wasScrolling = area != nil
      area = part.scroll
      // The origin of the bounds is how far it is scrolled: setting the frame keeps it.
      self.frame = frame
      let height = area?.contentHeight ?? Double(frame.size.height)
      contentSize = CGSize(width: frame.size.width, height: height)
      content.frame = CGRect(x: 0, y: 0, width: frame.size.width, height: height)
      isScrollEnabled = area != nil
      cut(to: CornerShape(part.clip ?? CornerRadii(), in: part.frame.size))
      clipsToBounds = part.clip != nil
      keepOffset(session: session, isNew: !wasScrolling)
      keepIndicatorsClear(of: part.clip ?? CornerRadii())
      if area != nil && !wasScrolling && window != nil { flashScrollIndicators() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil && area != nil { flashScrollIndicators() }
    }

    private func keepOffset(session: Session?, isNew: Bool) {
      guard let area else {
        contentOffset = CGPoint()
        return
      }
      let most = max(0, contentSize.height - bounds.size.height)
      let wanted =
        isNew ? session?.scrollOffset(of: area.id) ?? 0 : Double(contentOffset.y)
      // While a finger has it, it may be beyond its ends.
      guard !isTracking && !isDecelerating else { return }
      let offset = min(max(0, CGFloat(wanted)), most)
      if offset != contentOffset.y { contentOffset = CGPoint(x: 0, y: offset) }
    }

    /// Ends the indicator where the panel's corners begin.
    private func keepIndicatorsClear(of corners: CornerRadii) {
      verticalScrollIndicatorInsets = UIEdgeInsets(
        top: max(corners.topLeft, corners.topRight) / 2, left: 0,
        bottom: max(corners.bottomLeft, corners.bottomRight) / 2, right: 0)
    }

    /// Draws of long texts only what can be seen, and a screen more on each side.
    func showVisibleTexts() {
      let seen = bounds.insetBy(dx: 0, dy: -bounds.size.height)
      for view in content.subviews {
        guard let text = (view as? NodeView)?.text else { continue }
        text.setVisible(convert(seen, to: text))
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // What cuts off the corners stays where it is.
      mask?.frame = bounds
    }

    // MARK: Touches

    /// A drag may begin on a field, although that is a control.
    override func touchesShouldCancel(in view: UIView) -> Bool {
      view is LineField || super.touchesShouldCancel(in: view)
    }

    // A scroll view keeps touches for itself. These belong to the alert until a drag scrolls, which
    // cancels them.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.touchesCancelled(touches, with: event)
    }
  }
#endif
