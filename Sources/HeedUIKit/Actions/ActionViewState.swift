#if canImport(UIKit) && !os(watchOS)
  public import Heed

  /// How an action looks at the moment.
  public struct ActionViewState: Hashable, Sendable {
    /// The action's id.
    public var id: Name
    /// The title with its lines, relative to the view; nothing for an action of a picture alone.
    public var title: TextLayout?
    public var role: Action.Role
    /// Whether it is the alert's way out.
    public var isCancel: Bool
    public var isEnabled: Bool
    /// Whether lifting the finger would choose it.
    public var isPressed: Bool
    /// Whether a pointer is over it.
    public var isHovered: Bool
    /// Whether it has the focus and the person sees that.
    public var isFocused: Bool
    /// Whether its work is running.
    public var isBusy: Bool
    /// What layout made for it, back to front, with frames inside the view.
    public var nodes: [Node]
    /// Where text runs.
    public var direction: Direction
  }

  extension ActionViewState {
    /// The state of an action's node and of the nodes that belong to it.
    init(_ node: Node, parts: [Node], session: Session?, direction: Direction) {
      let entry = session?.action(of: node.id)
      let interaction = session?.interaction
      let origin = node.frame
      nodes = ([node] + parts).map { part in
        var part = part
        part.frame = part.frame.offset(x: -origin.x, y: -origin.y)
        return part
      }
      title = nodes.first { $0.text != nil }.flatMap { part in
        part.text?.moved(Point(x: part.frame.x, y: part.frame.y))
      }
      id = entry?.id ?? node.id
      role = entry?.action.role ?? .default
      isCancel = entry?.isCancel ?? false
      isEnabled = node.accessibility?.isEnabled ?? true
      isPressed = interaction?.pressed == node.id
      isHovered = interaction?.hovered == node.id
      isFocused = interaction?.focused == node.id && interaction?.showsFocus == true
      isBusy = interaction?.busy == node.id
      self.direction = direction
    }
  }
#endif
