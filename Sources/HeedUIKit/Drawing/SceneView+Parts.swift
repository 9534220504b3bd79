#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// Shows what a scene is made of, and takes away what is no longer in it.
    func showParts(_ parts: [ScenePlan.Part]) {
      var seen: Set<Name> = []
      show(parts, in: panel, origin: Point(), seen: &seen)
      for id in views.keys where !seen.contains(id) { discard(id) }
    }

    /// Shows parts in a view whose left upper corner is at a place of the scene.
    private func show(
      _ parts: [ScenePlan.Part], in parent: UIView, origin: Point, seen: inout Set<Name>
    ) {
      var shown: [UIView] = []
      for part in parts {
        guard seen.insert(part.id).inserted else { continue }
        let isNew = views[part.id] == nil
        UIView.change(isNew: isNew) {
          let view = show(part, origin: origin, seen: &seen)
          if view.superview !== parent { parent.addSubview(view) }
          if isNew { view.alpha = 0 }
          shown.append(view)
        }
      }
      parent.order(shown)
      // Inside an animation, what is new fades in.
      for view in shown { view.alpha = (view as? NodeView)?.node?.opacity ?? 1 }
    }

    private func show(
      _ part: ScenePlan.Part, origin: Point, seen: inout Set<Name>
    ) -> UIView {
      switch part {
      case .node(let node): return show(node, origin)
      case .sweep(let node, let track):
        let bar = show(node, origin)
        bar.sweep(along: node.frame.way(to: track))
        return bar
      case .action(let node, let parts): return show(action: node, parts, origin)
      case .field(let node, let text): return show(field: node, text, origin)
      case .slot(let node): return show(slot: node, origin)
      case .area(let area):
        let view = show(area, origin)
        show(area.parts, in: view.content, origin: area.origin, seen: &seen)
        view.showVisibleTexts()
        return view
      }
    }

    // MARK: Nodes

    private func show(_ node: Node, _ origin: Point) -> NodeView {
      // What was a field or a slot may be something else after an update.
      if views[node.id] is FieldNodeView || views[node.id] is SlotNodeView { discard(node.id) }
      let view = view(node.id) { NodeView() }
      place(view, node, origin)
      adopt(node, view)
      return view
    }

    private func show(action node: Node, _ parts: [Node], _ origin: Point) -> ActionView {
      let id = session?.action(of: node.id)?.id
      let make = id.flatMap { content.actionViews[$0] }
      let view = view(node.id) { make?() ?? ActionView(frame: CGRect()) }
      view.tools = tools
      view.frame = frame(of: node, origin)
      view.activate = activation(of: node)
      view.configure(
        with: ActionViewState(node, parts: parts, session: session, direction: tools.direction))
      adopt(node, view)
      return view
    }

    private func show(field node: Node, _ text: Node?, _ origin: Point) -> FieldNodeView {
      let view = view(node.id) { FieldNodeView() }
      place(view, node, origin)
      view.send = { [weak self] event in self?.send(event) }
      if let appearance = appearance(ofField: node) {
        view.show(appearance, text: text, tools: tools)
        view.isAccessibilityElement = false
        view.control?.adopt(field: node, language: language)
      } else {
        view.showAsPicture(text: text, tools: tools)
        adopt(node, view)
      }
      return view
    }

    private func appearance(ofField node: Node) -> FieldAppearance? {
      guard let session, let field = session.field(of: node.id) else { return nil }
      return FieldAppearance(
        field: field, style: session.alert.inputStyle(in: session.environment),
        direction: tools.direction, leadsOn: session.leadsToAnotherField(node.id),
        choosesAction: session.alert.preferred != nil)
    }

    private func show(slot node: Node, _ origin: Point) -> SlotNodeView {
      let view = view(node.id) { SlotNodeView() }
      guard let slot = session?.slot(of: node.id), let content = content.slots[slot] else {
        view.letGo()
        place(view, node, origin)
        view.adopt(node.accessibility?.asText, id: node.id, language: language)
        return view
      }
      // The grey ground and the name stand for a view that is missing.
      var room = node
      room.fill = nil
      room.text = nil
      place(view, room, origin)
      view.show(content, in: controller)
      adopt(node, view)
      view.accessibilityContainerType = .semanticGroup
      return view
    }

    // MARK: Views

    /// The view of an id, or a new one; one of another kind is taken away.
    private func view<View: UIView>(_ id: Name, _ make: () -> View) -> View {
      if let view = views[id] as? View { return view }
      discard(id)
      let view = make()
      views[id] = view
      return view
    }

    private func discard(_ id: Name) {
      (views[id] as? SlotNodeView)?.letGo()
      views[id]?.removeFromSuperview()
      views[id] = nil
      links[id] = nil
    }

    private func place(_ view: NodeView, _ node: Node, _ origin: Point) {
      view.activate = activation(of: node)
      view.show(node, at: frame(of: node, origin), tools: tools)
    }

    private func frame(of node: Node, _ origin: Point) -> CGRect {
      CGRect(node.frame.offset(x: -origin.x, y: -origin.y))
    }

    private func show(_ area: ScenePlan.Area, _ origin: Point) -> ScrollAreaView {
      let view = view(area.id) { ScrollAreaView() }
      if view.delegate !== self {
        view.delegate = self
        // A drag that the panel follows is not the area's; it fails at once where the area has room.
        view.panGestureRecognizer.require(toFail: swipe)
      }
      view.show(area, at: CGRect(area.frame.offset(x: -origin.x, y: -origin.y)), session: session)
      return view
    }

    private func adopt(_ node: Node, _ view: UIView) {
      view.adopt(node.accessibility, id: node.id, language: language)
    }

    private var language: Name? { session?.alert.language }

    func send(_ event: SessionEvent) { events?.sceneView(self, sends: event) }

    /// What assistive technology does with a node as a whole.
    private func activation(of node: Node) -> (@MainActor () -> Void)? {
      switch node.role.kind {
      case .action, .close, .choice, .toggle, .dismiss, .field, .slot:
        let id = node.id
        return { [weak self] in self?.send(.activated(id)) }
      default: return nil
      }
    }
  }

  extension ScenePlan.Area {
    fileprivate var origin: Point { Point(x: frame.x, y: frame.y) }
  }

  extension Rect {
    /// How far a bar can go left and right inside a track.
    fileprivate func way(to track: Rect) -> ClosedRange<Double> {
      let left = min(0, track.x - x)
      return left...max(left, track.maxX - maxX)
    }
  }

  extension Accessibility {
    /// The same, as something that is read by itself.
    fileprivate var asText: Accessibility {
      var text = self
      text.role = .text
      return text
    }
  }
#endif
