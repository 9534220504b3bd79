internal import Heed

/// An alert that rules look at, and what they have found so far.
struct Inspection {
  let alert: Alert
  let entries: [ActionEntry]
  private(set) var findings: [Finding] = []
  /// Whether something in the alert cannot be meant, so that laying it out would tell nothing.
  var hasProblems = false

  var root: ProblemPath { .root }

  init(_ alert: Alert) {
    self.alert = alert
    entries = alert.actionEntries
  }

  @inline(never)
  mutating func note(
    _ code: Finding.Code, _ severity: Finding.Severity, _ path: ProblemPath, node: Node? = nil,
    _ reason: Phrase, _ remedy: Phrase
  ) {
    findings.append(
      Finding(
        code, severity, path: path.name, node: node?.id, frame: node?.frame,
        reason: reason.string, remedy: remedy.string))
  }

  mutating func note(_ finding: Finding) { findings.append(finding) }

  /// Notes what was found by measuring a text, with the font it was measured with.
  mutating func note(
    _ code: Finding.Code, _ severity: Finding.Severity, of text: TextPart,
    _ inspected: InspectedScene, _ reason: Phrase, _ remedy: Phrase
  ) {
    note(code, severity, text.part.path, node: text.node, reason, remedy)
    findings[findings.count - 1].font = Figure.font(
      of: text.text.request, families: inspected.evidence.families(text.text.request))
  }

  /// Says where on the surface the last finding is, which no single node shows.
  mutating func placeLast(in frame: Rect) { findings[findings.count - 1].frame = frame }

  /// The rules that need to know nothing but the alert.
  mutating func checkValues() {
    ProblemRule.check(&self)
    SatisfiableRule.check(&self)
    FieldValueRule.check(&self)
    MatchingRule.check(&self)
    PreferredRule.check(&self)
    VagueTitleRule.check(&self)
    DuplicateTitleRule.check(&self)
    TextPresenceRule.check(&self)
    LabelRule.check(&self)
    ShortcutRule.check(&self)
    CountdownRule.check(&self)
    ReadingTimeRule.check(&self)
    ColorAloneRule.check(&self)
    StringsRule.check(&self)
    UnusedKeyRule.check(&self)
  }

  /// The rules that need to know how the alert looks on a surface.
  mutating func check(_ scene: InspectedScene) {
    ContrastRule.check(scene, &self)
    TargetRule.check(scene, &self)
    CutOffRule.check(scene, &self)
    ShrunkTextRule.check(scene, &self)
    BrokenWordRule.check(scene, &self)
    ScrollRule.check(scene, &self)
    FontRule.check(scene, &self)
    PictureRule.check(scene, &self)
  }

  /// Those of them that ask whether texts find room.
  mutating func checkFit(_ scene: InspectedScene) {
    CutOffRule.check(scene, &self)
    ShrunkTextRule.check(scene, &self)
    BrokenWordRule.check(scene, &self)
    ScrollRule.check(scene, &self)
  }

  /// The others: colours, sizes, letters and pictures.
  mutating func checkLook(_ scene: InspectedScene) {
    ContrastRule.check(scene, &self)
    TargetRule.check(scene, &self)
    FontRule.check(scene, &self)
    PictureRule.check(scene, &self)
  }
}
