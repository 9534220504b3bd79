#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a scene, and says what the person does on it.
  ///
  /// It is as large as the surface, so that points in it are points on the surface, and draws
  /// everything but the backdrop. Each node has a view of its own, which stays the same as long as the
  /// node's id does.
  @MainActor
  final class SceneView: UIView {
    /// Holds everything that moves as one.
    let panel = UIView()
    weak var events: (any SceneViewEvents)?
    let content: SceneContent
    /// What is shown.
    private(set) var scene: Scene?
    /// The alert's state as it was when the scene was shown.
    private(set) var session: Session?
    /// Where the panel was put last.
    private(set) var moment = Moment.atRest

    /// What shows the nodes and the areas, by their ids.
    var views: [Name: UIView] = [:]
    var tools: DrawingTools
    /// The links of the texts, kept so that assistive technology finds the one it was at.
    var links: [Name: LinkElements] = [:]
    let swipe = SwipeRecognizer()
    /// Whether a scene is being shown, so that what scrolls meanwhile is not the person's doing.
    var isShowing = false

    /// Makes a view that shows nothing yet; `texts` are those that the measurer broke already.
    init(content: SceneContent, texts: TextKitLayouts) {
      self.content = content
      tools = DrawingTools(images: content.images, texts: texts)
      super.init(frame: CGRect())
      addSubview(panel)
      // What is shown on an alert stays as bright as it is, whatever the views behind it become.
      tintAdjustmentMode = .normal
      accessibilityContainerType = .semanticGroup
      recognizeSwipes()
      recognizeHover()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a scene; inside an animation block, views move from where they were.
    func show(_ scene: Scene, session: Session?) {
      isShowing = true
      defer { isShowing = false }
      let readBefore = self.scene?.accessibleNodes.map(\.id)
      self.scene = scene
      self.session = session
      tools.direction = scene.direction
      semanticContentAttribute = UISemanticContentAttribute(scene.direction)
      overrideUserInterfaceStyle = UIUserInterfaceStyle(session?.alert.appearance)
      accessibilityLabel = scene["panel"]?.accessibility?.label
      swipe.edge = session?.swipeEdge
      let size = CGSize(scene.size)
      panel.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      panel.center = CGPoint(x: size.width / 2, y: size.height / 2)
      showParts(ScenePlan(scene).parts)
      apply(moment)
      if let readBefore, window != nil, readBefore != scene.accessibleNodes.map(\.id) {
        // What assistive technology is at stays; what came or went is known to it.
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
    }

    /// A scale of 0 could not be undone to find where a touch is.
    static let leastScale = 0.001

    /// Moves, scales and fades the panel; inside an animation block, from where it was.
    func apply(_ moment: Moment) {
      move(to: moment)
      fade(to: moment)
    }

    /// Moves and scales the panel, and leaves it as visible as it is.
    func move(to moment: Moment) {
      let opacity = self.moment.opacity
      self.moment = moment
      self.moment.opacity = opacity
      guard let scene else { return }
      let scale = max(moment.scale, Self.leastScale)
      let center = scene.panelCenter
      // Growing around the panel's centre instead of the view's own: as one transform, so that
      // nothing but the transform has to be animated.
      panel.change(
        transform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale,
          tx: moment.offset.x + (1 - scale) * (center.x - scene.size.width / 2),
          ty: moment.offset.y + (1 - scale) * (center.y - scene.size.height / 2)))
    }

    /// Fades the panel, and leaves it where it is.
    func fade(to moment: Moment) {
      self.moment.opacity = moment.opacity
      guard scene != nil else { return }
      fade(to: moment.opacity)
    }

    /// The controller of the view that this one is in, if it is in one yet.
    var controller: UIViewController? {
      var responder = next
      while let here = responder {
        if let controller = here as? UIViewController { return controller }
        responder = here.next
      }
      return nil
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      // A scene may be shown before the controller's view was made.
      for view in views.values { (view as? SlotNodeView)?.join(controller) }
    }

    /// Lets go of the app's views and of the keyboard, once the view is off the surface.
    func takeDown() {
      endEditing(true)
      for view in views.values { (view as? SlotNodeView)?.letGo() }
    }

    /// Fades the panel as one where that is possible: under an opacity below 1 a material shows no
    /// blur, so it comes and goes by itself, and everything beside it fades.
    private func fade(to opacity: Double) {
      let hasMaterial = panel.subviews.contains { ($0 as? NodeView)?.material != nil }
      panel.change(alpha: hasMaterial ? 1 : opacity)
      for view in panel.subviews {
        if let node = view as? NodeView {
          node.show(opacity: hasMaterial ? opacity : 1)
        } else {
          view.change(alpha: hasMaterial ? opacity : 1)
        }
      }
    }

    // MARK: Overrides

    // Without the Objective-C runtime only a class's own body can override.

    // The session finds out what is under a finger: the views take no touches, but for those of
    // fields and of the app, and scroll areas hand on theirs. One finger counts, as the session has
    // it, so further ones are not asked for.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchBegan(sessionTouch(touch))) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchMoved(sessionTouch(touch))) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchEnded(sessionTouch(touch))) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { send(.touchCancelled(id: sessionTouch(touch).id)) }
    }

    /// Lets touches through to the app where the scene's backdrop does and the panel is not.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      scene?.takesTouch(at: Point(point), in: moment) ?? false
    }

    override var accessibilityElements: [Any]? {
      get { sceneElements }
      set {}
    }
  }
#endif
