internal import Heed

/// What can be touched and is smaller than a fingertip.
///
/// Apple's Human Interface Guidelines ask for 44 points a side. A terminal is not touched.
enum TargetRule {
  static let least = 44.0

  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    if inspection.alert.theme?.base == .terminal { return }
    for node in inspected.scene.nodes {
      switch node.role.kind {
      case .action, .close, .field, .choice, .toggle: break
      default: continue
      }
      guard min(node.frame.width, node.frame.height) < least - 0.01,
        let part = inspected.part(node.id)
      else { continue }
      let frame = node.frame
      inspection.note(
        .smallTarget, .warning, path(of: part, node, inspection), node: node,
        "It is \(Figure.points(frame.width)) by \(Figure.points(frame.height)) points; a fingertip needs 44 by 44.",
        part.kind == .close
          ? "Give it a size of 44; its picture may stay smaller within."
          : "Make it at least 44 points wide and high.")
    }
  }

  /// The path of the key that makes it small, where there is one.
  private static func path(
    of part: AlertPart, _ node: Node, _ inspection: Inspection
  ) -> ProblemPath {
    guard part.kind == .action,
      let action = inspection.entries.first(where: { $0.nodeID == node.id })?.action
    else { return part.kind == .close ? part.path / "size" : part.path }
    if node.frame.height < least, action.height != nil { return part.path / "height" }
    if node.frame.width < least, action.width != nil { return part.path / "width" }
    return part.path
  }
}
