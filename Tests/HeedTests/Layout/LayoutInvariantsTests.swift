import HeedTesting
import Testing

@testable import Heed

/// What holds for any alert on any surface, tried on generated ones.
///
/// A failure prints its seed: make a `Case` of it to see it again.
@Suite struct LayoutInvariantsTests {
  static let first: UInt64 = 20_261_130
  static let cases = (first..<first + 3_000).map { Case(seed: $0) }

  struct Case: Sendable {
    let seed: UInt64
    let alert: Alert
    let environment: Environment
    let scene: Scene

    init(seed: UInt64) {
      var generator = AlertGenerator(seed: seed)
      self.seed = seed
      alert = generator.alert()
      environment = generator.environment()
      scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
    }

    var container: Rect {
      Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    }

    /// The height of a row with a title of one line; the filled actions of other looks are lower.
    var usualRow: Double {
      let base = alert.theme?.base ?? (alert.style == .card ? .card : .ios)
      let isPlain = base == .ios && alert.style != .banner
      return isPlain ? DynamicType.rowHeight(at: environment.textSize) : 44
    }

    /// The nodes that stand for something by themselves.
    var parts: [Node] {
      scene.nodes.filter { node in
        switch node.role {
        case .panel, .header, .close, .dismiss, .decoration: false
        default: true
        }
      }
    }
  }

  /// Runs a check on every generated case and names the seeds that fail.
  private func check(_ holds: (Case) -> String?) {
    var failures: [String] = []
    for sample in Self.cases {
      if let reason = holds(sample) { failures.append("seed \(sample.seed): \(reason)") }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(Self.cases.count) fail:\n\(failures.prefix(8).joined(separator: "\n"))"
    )
  }

  @Test func generatedAlertsHaveNoProblems() {
    check { $0.alert.problems.first?.description }
  }

  @Test func theSameArgumentsGiveTheSameScene() {
    check { Case(seed: $0.seed).scene == $0.scene ? nil : "differs" }
  }

  @Test func noFrameIsNegativeOrNotFinite() {
    check { sample in
      let frames = sample.scene.nodes.map(\.frame) + sample.scene.scrollAreas.map(\.viewport)
      let bad = frames.first { frame in
        ![frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
          || frame.width < 0 || frame.height < 0
      }
      return bad.map { "\($0)" }
    }
  }

  @Test func idsAreUnlike() {
    check { sample in
      let ids = sample.scene.nodes.map(\.id)
      return Set(ids).count == ids.count ? nil : "\(ids)"
    }
  }

  @Test func nothingStandsOutsideTheContainer() {
    check { sample in
      for area in sample.scene.scrollAreas
      where !sample.container.contains(area.viewport, tolerance: 0.01) {
        return "\(area)"
      }
      for node in sample.scene.nodes where node.scrollArea == nil {
        if !sample.container.contains(node.frame, tolerance: 0.01) {
          return "\(node.id) \(node.frame) in \(sample.environment.size)"
        }
      }
      return nil
    }
  }

  @Test func thePanelKeepsClearOfTheSafeAreaAndTheKeyboard() {
    check { sample in
      let insets = sample.environment.safeArea
      let safe = sample.container.inset(
        by: EdgeInsets(
          top: insets.top, left: insets.left,
          bottom: max(insets.bottom, sample.environment.keyboardHeight), right: insets.right))
      for node in sample.scene.nodes where node.role == .panel || node.role == .header {
        if !safe.contains(node.frame, tolerance: 0.6) {
          return "\(node.id) \(node.frame) in \(safe)"
        }
      }
      return nil
    }
  }

  @Test func everyActionIsReachable() {
    check { sample in
      for entry in sample.alert.actionEntries {
        guard let node = sample.scene[Name("action/\(entry.id)")] else {
          return "\(entry.id) is gone"
        }
        if node.frame.isEmpty { return "\(node.id) is empty" }
        guard let area = node.scrollArea.map({ sample.scene.scrollAreas[$0] }) else { continue }
        let content = Rect(
          x: area.viewport.x, y: area.viewport.y, width: area.viewport.width,
          height: area.contentHeight)
        if !content.contains(node.frame, tolerance: 0.01) { return "\(node.id) is not scrolled to" }
      }
      return nil
    }
  }

  @Test func atLeastOneAndAHalfRowsOfActionsAreSeen() {
    check { sample in
      let scene = sample.scene
      guard let area = scene.scrollAreas.first(where: { $0.id == "actions" }) else { return nil }
      let actions = scene.nodes.filter { $0.role == .action && $0.scrollArea != nil }
      let visible = area.viewport.height
      guard actions.count > 1 else {
        // A single action scrolls only where it and the space around it are higher than the panel.
        let panel = scene["panel"]?.frame.height ?? 0
        let row = sample.usualRow
        return visible + 0.01 >= min(panel, 1.5 * row) ? nil : "one action scrolls"
      }
      // Titles of several lines count for no more than usual rows.
      let row = sample.usualRow
      let first = actions[0].frame.y - area.viewport.y
      let needed = min(actions[1].frame.midY - area.viewport.y, first + 1.5 * row)
      let panel = scene["panel"]?.frame.height ?? 0
      return visible + 0.01 >= min(needed, panel) ? nil : "\(visible) of \(needed)"
    }
  }

  @Test func partsDoNotOverlap() {
    check { sample in
      let parts = sample.parts
      for (index, node) in parts.enumerated() {
        for other in parts[(index + 1)...] where other.scrollArea == node.scrollArea {
          let shared = node.frame.intersection(other.frame)
          if shared.width > 0.01 && shared.height > 0.01 {
            return "\(node.id) \(node.frame) and \(other.id) \(other.frame)"
          }
        }
      }
      return nil
    }
  }

  @Test func contentIsNotSeenOverTheActions() {
    check { sample in
      func seen(_ node: Node) -> Rect {
        node.clip.map { node.frame.intersection($0.frame) } ?? node.frame
      }
      let actions = sample.scene.nodes.filter { $0.role == .action }
      for node in sample.parts where node.role != .action && node.role != .separator {
        for action in actions {
          let shared = seen(node).intersection(seen(action))
          if shared.width > 0.01 && shared.height > 0.01 { return "\(node.id) over \(action.id)" }
        }
      }
      return nil
    }
  }

  @Test func textStandsInsideItsNode() {
    check { sample in
      for node in sample.scene.nodes {
        guard let text = node.text else { continue }
        for line in text.lines {
          // A node narrower than a letter cannot hold one.
          let isWideEnough = node.frame.width > 66
          if isWideEnough, line.x < -0.01 || line.x + line.width > node.frame.width + 0.51 {
            return "\(node.id) x \(line.x) width \(line.width) in \(node.frame)"
          }
          if line.y < -0.01 || line.y + line.height > node.frame.height + 0.01 {
            return "\(node.id) y \(line.y) height \(line.height) in \(node.frame)"
          }
        }
      }
      return nil
    }
  }

  @Test func mirroredTwiceIsTheOriginal() {
    check { sample in
      let scene = sample.scene
      let twice = scene.mirrored().mirrored()
      guard twice.direction == scene.direction, twice.nodes.count == scene.nodes.count else {
        return "differs"
      }
      for (node, other) in zip(scene.nodes, twice.nodes) {
        if abs(node.frame.x - other.frame.x) > 1e-9 || node.corners != other.corners {
          return "\(node.id)"
        }
        for (line, otherLine) in zip(node.text?.lines ?? [], other.text?.lines ?? [])
        where abs(line.x - otherLine.x) > 1e-9 {
          return "\(node.id) text"
        }
      }
      return nil
    }
  }

  @Test func rightToLeftIsTheMirrorOfLeftToRight() {
    check { sample in
      var alert = sample.alert
      alert.direction = nil
      var environment = sample.environment
      environment.safeArea = EdgeInsets()
      environment.direction = .leftToRight
      let left = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
      environment.direction = .rightToLeft
      let right = alert.scene(in: environment, measurer: FixedMeasurer.measurer).mirrored()
      for (node, other) in zip(left.nodes, right.nodes)
      where abs(node.frame.x - other.frame.x) > 1e-9 {
        return "\(node.id) \(node.frame) \(other.frame)"
      }
      return left.nodes.count == right.nodes.count ? nil : "count"
    }
  }

  @Test func whatCanHaveTheFocusExists() {
    check { sample in
      let scene = sample.scene
      for id in scene.focusOrder where scene[id] == nil { return "\(id)" }
      if let initial = scene.initialFocus, !scene.focusOrder.contains(initial) {
        return "\(initial)"
      }
      return nil
    }
  }

  @Test func somethingThatMayLoseDataNeverHasTheFocusFirstUnlessPreferred() {
    check { sample in
      let destructive = sample.alert.actionEntries.filter(\.isDestructive).map(\.id)
      for id in destructive where sample.scene.initialFocus == Name("action/\(id)") {
        if sample.alert.preferred != id { return "\(id)" }
      }
      return nil
    }
  }
}
