/// An alert laid out for a surface: what to draw where, and what to tell assistive technology.
public struct Scene: Hashable, Sendable {
  /// What covers the surface behind the panel.
  public struct Backdrop: Hashable, Sendable {
    /// Painted over the surface.
    public var color: RGBA
    /// How strongly the surface is blurred, in points.
    public var blur: Double
    /// Whether touches beside the panel reach the app.
    public var passesTouches: Bool

    /// Makes a backdrop.
    public init(color: RGBA, blur: Double = 0, passesTouches: Bool = false) {
      self.color = color
      self.blur = blur
      self.passesTouches = passesTouches
    }
  }

  /// What gave way because the surface is small, in the order in which things do.
  public enum Concession: Hashable, Sendable, CaseIterable {
    /// Space between things is smaller than asked for.
    case spacing
    /// The header picture is lower than asked for, or gone.
    case header
    /// Texts with a fixed place stand higher than asked for.
    case fixedTops
    /// The content has to be scrolled.
    case contentScrolls
    /// The actions have to be scrolled.
    case actionsScroll
  }

  /// The surface's size in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  public var direction: Direction
  public var backdrop: Backdrop
  /// What to draw, back to front.
  public var nodes: [Node]
  public var scrollAreas: [ScrollArea]
  /// The ids of the nodes that can have the focus, in the order that Tab follows.
  public var focusOrder: [Name]
  /// The id of the node that has the focus first.
  public var initialFocus: Name?
  /// How the panel comes.
  public var enter: Transition
  /// How the panel goes.
  public var exit: Transition
  public var concessions: [Concession]
  /// How far panel and backdrop are on their way; at rest as layout makes it.
  public var moment: Moment = .atRest

  /// The node of an id.
  public subscript(id: Name) -> Node? {
    nodes.first { $0.id == id }
  }

  /// What assistive technology reads, in order.
  public var accessibleNodes: [Node] {
    nodes.filter { $0.accessibility != nil }
  }

  /// The scene as seen in a mirror: twice is the original.
  public func mirrored() -> Scene {
    var scene = self
    scene.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    for index in scene.nodes.indices { scene.nodes[index].mirror(in: size.width) }
    for index in scene.scrollAreas.indices {
      let viewport = scene.scrollAreas[index].viewport
      scene.scrollAreas[index].viewport = viewport.mirrored(in: size.width)
    }
    return scene
  }
}

extension Node {
  /// Moves the node to where a mirror shows it; its letters and pictures stay as they are.
  package mutating func mirror(in width: Double) {
    frame = frame.mirrored(in: width)
    corners = corners.mirrored
    if let shape = clip {
      clip = Clip(frame: shape.frame.mirrored(in: width), corners: shape.corners.mirrored)
    }
    guard var text else { return }
    var lines = text.lines
    for index in lines.indices {
      lines[index].x = frame.width - lines[index].x - lines[index].width
    }
    var links = text.links
    for index in links.indices {
      let before = links[index].frame
      // Within its line a link stays where it is: the letters are not mirrored.
      guard let line = lines.first(where: { $0.y == before.y }) else { continue }
      let inLine = before.x - (frame.width - line.x - line.width)
      links[index].frame = Rect(
        x: line.x + inLine, y: before.y, width: before.width, height: before.height)
    }
    text.lines = lines
    text.links = links
    self.text = text
  }
}
