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

    /// Makes a state, as for a test of a view; of an ordinary action at rest by default.
    public init(
      id: Name, title: TextLayout? = nil, role: Action.Role = .default, isCancel: Bool = false,
      isEnabled: Bool = true, isPressed: Bool = false, isHovered: Bool = false,
      isFocused: Bool = false, isBusy: Bool = false, nodes: [Node] = [],
      direction: Direction = .leftToRight
    ) {
      self.id = id
      self.title = title
      self.role = role
      self.isCancel = isCancel
      self.isEnabled = isEnabled
      self.isPressed = isPressed
      self.isHovered = isHovered
      self.isFocused = isFocused
      self.isBusy = isBusy
      self.nodes = nodes
      self.direction = direction
    }
  }

  extension ActionViewState {
    /// The state of an action's node and of the nodes that belong to it.
    init(_ node: Node, parts: [Node], session: Session?, direction: Direction) {
      let entry = session?.action(of: node.id)
      let interaction = session?.interaction
      let nodes = ([node] + parts).map { part in
        var part = part
        part.frame = part.frame.offset(x: -node.frame.x, y: -node.frame.y)
        return part
      }
      let title = nodes.first { $0.text != nil }.flatMap { part in
        part.text?.moved(Point(x: part.frame.x, y: part.frame.y))
      }
      self.init(
        id: entry?.id ?? node.id, title: title, role: entry?.action.role ?? .default,
        isCancel: entry?.isCancel ?? false, isEnabled: node.accessibility?.isEnabled ?? true,
        isPressed: interaction?.pressed == node.id, isHovered: interaction?.hovered == node.id,
        isFocused: interaction?.focused == node.id && interaction?.showsFocus == true,
        isBusy: interaction?.busy == node.id, nodes: nodes, direction: direction)
    }
  }
#endif
