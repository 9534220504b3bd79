internal import Heed

/// A laid-out alert with what rules need to know to judge it.
struct InspectedScene {
  let scene: Scene
  let environment: Environment
  let evidence: Evidence
  /// What lies behind the alert, where that is known.
  let behind: RGBA?
  /// The texts of the alert with the nodes that show them.
  let texts: [TextPart]
  /// Whether a node with a material stands on the bare surface, and not on another node.
  let isOnSurface: [Bool]
  private let parts: PartTable

  init(
    _ scene: Scene, of alert: Alert, _ environment: Environment, evidence: Evidence, behind: RGBA?
  ) {
    self.scene = scene
    self.environment = environment
    self.evidence = evidence
    self.behind = behind
    let parts = PartTable(of: alert)
    self.parts = parts
    isOnSurface = scene.nodes.enumerated().map { index, node in
      guard case .material = node.fill else { return false }
      return scene.isOnBareSurface(index)
    }
    texts = scene.nodes.indices.compactMap { index in
      let node = scene.nodes[index]
      guard let text = node.text, let part = parts[node.id] else { return nil }
      return TextPart(node: node, index: index, text: text, part: part)
    }
  }

  /// The part of the alert that a node stands for.
  func part(_ node: Name) -> AlertPart? { parts[node] }

  /// Whether a part of the alert, such as an action, hides from a text what the alert stands on.
  func isOnGroundOfItsPart(_ text: TextPart) -> Bool {
    let place = text.frame
    let ground = scene.nodes[...text.index].last { node in
      guard case .color(let color)? = node.fill, color.alpha * node.opacity >= 1 else {
        return false
      }
      let common = node.frame.intersection(place)
      return common.width >= place.width - 0.01 && common.height >= place.height - 0.01
    }
    return ground.flatMap { part($0.id) } != nil
  }
}
