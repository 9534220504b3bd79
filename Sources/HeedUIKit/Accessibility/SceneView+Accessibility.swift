#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// What assistive technology reads, in the scene's order, which is not the order of the views.
    var sceneElements: [Any]? {
      scene?.accessibleNodes.flatMap { node -> [Any] in
        guard let element = element(for: node.id) else { return [] }
        return [element] + links(of: node)
      }
    }

    /// What assistive technology reads first: what is asked, and not the panel that only holds it.
    var firstElement: Any? {
      for node in scene?.accessibleNodes ?? [] where node.role != .dismiss {
        if let view = element(for: node.id) as? UIView, view.isAccessibilityElement { return view }
      }
      return nil
    }

    /// What assistive technology reads for a node: the view that shows it, or the text field in it.
    func element(for node: Name) -> Any? {
      let view = views[node]
      return (view as? FieldNodeView)?.control ?? view
    }

    private func links(of node: Node) -> [LinkElement] {
      guard let text = node.text, !text.links.isEmpty, let view = views[node.id] else { return [] }
      if let known = links[node.id], known.text == text { return known.elements }
      let parts = TextParts(text.request)
      var elements: [LinkElement] = []
      for (address, bytes) in parts.links where Link.isAllowed(address) {
        // Where its first line is; a link on several lines is one to read.
        let lines = text.lines.filter { $0.range.overlaps(bytes) }
        let place = text.links.first { link in
          link.address == address && lines.contains { $0.y == link.frame.y }
        }
        guard let frame = place?.frame else { continue }
        let label = String(decoding: parts.bytes[bytes], as: UTF8.self)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        elements.append(
          LinkElement(label, at: CGRect(frame), in: view, of: self) { [weak self, weak view] in
            if let view { self?.tap(at: middle, of: view) }
          })
      }
      links[node.id] = LinkElements(text: text, elements: elements)
      return elements
    }

    /// Touches a point as a finger would: links are no nodes, so the session knows them by place.
    private func tap(at point: CGPoint, of view: UIView) {
      let touch = SessionTouch(Point(view.convert(point, to: self)))
      send(.touchBegan(touch))
      send(.touchEnded(touch))
    }
  }

  extension UIView {
    /// Tells assistive technology what a text field is for; it knows itself what a text field is.
    func adopt(field node: Node, language: Name?) {
      accessibilityIdentifier = node.id.string
      accessibilityLanguage = language?.string
      accessibilityLabel = node.accessibility?.label
      accessibilityHint = node.accessibility?.hint
    }
  }
#endif
