#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a scene, and says what the person does on it.
  ///
  /// It is as large as the surface and draws everything but the backdrop.
  @MainActor
  final class SceneView: UIView {
    /// Holds everything that moves as one.
    let panel = UIView()
    weak var events: (any SceneViewEvents)?
    let content: SceneContent
    /// What is shown.
    private(set) var scene: Scene?
    /// The alert's state, as it was when the scene was shown.
    private(set) var session: Session?

    init(content: SceneContent) {
      self.content = content
      super.init(frame: CGRect())
      addSubview(panel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a scene; inside an animation block, views move from where they were.
    func show(_ scene: Scene, session: Session?) {
      self.scene = scene
      self.session = session
    }

    /// Moves, scales and fades the panel.
    func apply(_ moment: Moment) {}

    /// Scrolls an area to points from its start.
    func scroll(_ area: Name, to offset: Double, animated: Bool) {}

    /// Moves the focus: the keyboard goes to a field, VoiceOver to the node's element.
    func moveFocus(to node: Name?) {}

    /// What assistive technology reads for a node.
    func element(for node: Name) -> Any? { nil }
  }
#endif
