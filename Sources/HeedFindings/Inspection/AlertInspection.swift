package import Heed

/// Looks at an alert in parts, for whoever draws it in many environments and would look at the same
/// again and again.
package enum AlertInspection {
  /// How far the widths of letters may be off, since they were measured with another font than the one
  /// that will be there.
  package struct Tolerance {
    /// A part of a width, such as 0.06.
    package var part: Double
    /// Whether a text is measured with the font that will be there, so that nothing is off.
    package var isExact: (TextRequest) -> Bool

    /// Makes a tolerance; no text is exact by default.
    package init(part: Double, isExact: @escaping (TextRequest) -> Bool = { _ in false }) {
      self.part = part
      self.isExact = isExact
    }
  }

  /// What a scene's colours, sizes, letters and pictures tell.
  package static func look(
    of alert: Alert, as scene: Scene, in environment: Environment, evidence: Evidence,
    behind: RGBA? = nil
  ) -> [Finding] {
    var inspection = Inspection(alert)
    inspection.checkLook(
      InspectedScene(scene, of: alert, environment, evidence: evidence, behind: behind))
    return inspection.findings
  }

  /// Whether the texts of a scene find room: for certain, or only with the font that is here.
  ///
  /// The alert is laid out again with wider letters, and where something does not fit with narrower
  /// ones. What is found only with some of the widths is ``Finding/Code/mayNotFit``.
  package static func fit(
    of alert: Alert, as scene: Scene, in environment: Environment, measurer: Measurer,
    evidence: Evidence, tolerance: Tolerance
  ) -> [Finding] {
    func findings(_ scene: Scene) -> [Finding] {
      var inspection = Inspection(alert)
      inspection.checkFit(
        InspectedScene(scene, of: alert, environment, evidence: evidence, behind: nil))
      return inspection.findings
    }
    func other(_ factor: Double) -> [Finding] {
      findings(
        alert.scene(
          in: environment,
          measurer: measurer.withLetters(scaledBy: factor, except: tolerance.isExact)))
    }
    let measured = findings(scene)
    let wide = other(1 + tolerance.part)
    let isDoubtful = measured.contains { $0.severity == .warning }
    let narrow = isDoubtful ? other(1 - tolerance.part) : measured
    let percent = Int((tolerance.part * 100).rounded())
    var result = measured.map { finding in
      if finding.severity != .warning || narrow.contains(where: { $0.isSame(as: finding) }) {
        return finding
      }
      return finding.doubtful(
        .warning, "\(finding.reason) With letters \(percent) percent narrower it would fit.")
    }
    for finding in wide where finding.severity == .warning {
      // What is wrong with a text already may be wrong in another way with wider letters.
      if measured.contains(where: { $0.path == finding.path && $0.code != .contentScrolls }) {
        continue
      }
      if measured.contains(where: { $0.isSame(as: finding) }) { continue }
      var doubtful = finding.doubtful(
        .note,
        "With letters \(percent) percent wider than those of the font here, \(finding.consequence)."
      )
      doubtful.frame = doubtful.node.flatMap { scene[$0]?.frame }
      result.append(doubtful)
    }
    return result
  }

  /// Where the texts of an alert stand on the surface, by their paths in a document.
  package static func places(
    of alert: Alert, as scene: Scene, in environment: Environment
  ) -> [(path: Name, frame: Rect)] {
    InspectedScene(scene, of: alert, environment, evidence: Evidence(), behind: nil).texts
      .filter { $0.part.kind != .slot }
      .map { ($0.part.path.name, $0.frame) }
  }

  /// Whether two actions that may stand side by side stand one beneath the other; nothing where they
  /// may not, or where there are not two.
  package static func stacksActions(of alert: Alert, in scene: Scene) -> Bool? {
    let entries = alert.actionEntries
    guard entries.count == 2, alert.arrangement == .automatic, alert.style != .sheet,
      let first = scene[entries[0].nodeID], let second = scene[entries[1].nodeID]
    else { return nil }
    return first.frame.x < second.frame.maxX && second.frame.x < first.frame.maxX
  }
}

extension Finding {
  fileprivate func isSame(as other: Finding) -> Bool { code == other.code && path == other.path }

  fileprivate func doubtful(_ severity: Severity, _ reason: Phrase) -> Finding {
    var finding = self
    finding.code = .mayNotFit
    finding.severity = severity
    finding.reason = reason.string
    finding.remedy = "Look at it on a phone, bring the phone's font, or shorten the text."
    return finding
  }

  /// What would happen, for the end of a sentence.
  fileprivate var consequence: StaticString {
    switch code.kind {
    case .textCutOff: "a part of the text would be left out"
    case .textShrunk: "the letters would be shrunk"
    case .brokenWord: "a word would go on in the next line"
    default: "it would have to be scrolled"
    }
  }
}

extension Measurer {
  /// The same, as if all letters were wider or narrower.
  fileprivate func withLetters(
    scaledBy factor: Double, except isExact: @escaping (TextRequest) -> Bool
  ) -> Measurer {
    var measurer = self
    measurer.text = { request in
      if isExact(request) { return self.text(request) }
      var other = request
      other.width = request.width / factor
      var metrics = self.text(other)
      for index in metrics.lines.indices { metrics.lines[index].width *= factor }
      for index in metrics.links.indices {
        metrics.links[index].x *= factor
        metrics.links[index].width *= factor
      }
      return metrics
    }
    return measurer
  }
}
