#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// What assistive technology reads, in the scene's order, which is not the order of the views.
    override var accessibilityElements: [Any]? {
      get {
        scene?.accessibleNodes.flatMap { node -> [Any] in
          guard let element = element(for: node.id) else { return [] }
          return [element] + links(of: node)
        }
      }
      set {}
    }

    /// What assistive technology reads for a node: the view that shows it, or the text field in it.
    func element(for node: Name) -> Any? {
      let view = views[node]
      return (view as? FieldNodeView)?.control ?? view
    }

    /// The links of a text, each once however many lines it is on.
    private func links(of node: Node) -> [LinkElement] {
      guard let text = node.text, let view = views[node.id] else { return [] }
      var links: [LinkElement] = []
      for (address, bytes) in TextParts(text.request).links where Link.isAllowed(address) {
        guard let place = text.links.first(where: { $0.address == address })?.frame else {
          continue
        }
        let label = String(decoding: TextParts(text.request).bytes[bytes], as: UTF8.self)
        links.append(
          LinkElement(label, at: CGRect(place), in: view, of: self) { [weak self, weak view] in
            if let view { self?.tap(at: CGPoint(x: place.midX, y: place.midY), of: view) }
          })
      }
      return links
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
    func adopt(field node: Node) {
      accessibilityIdentifier = node.id.string
      accessibilityLabel = node.accessibility?.label
      accessibilityHint = node.accessibility?.hint
    }
  }
#endif
