internal import Heed

/// Keys that are allowed where they stand and change nothing there.
enum UnusedKeyRule {
  static func check(_ inspection: inout Inspection) {
    for (index, block) in inspection.alert.content.enumerated() {
      check(block, (inspection.root / "content")[index], &inspection)
    }
    let hasFields = !inspection.fields.isEmpty
    for (index, entry) in inspection.entries.enumerated() {
      let path = (inspection.root / "actions")[index]
      if entry.action.imageSide != nil, entry.action.image == nil {
        unused(path / "imageSide", "the action has no picture", &inspection)
      }
      if entry.action.needsValid, !hasFields {
        unused(path / "needsValid", "the alert has no fields", &inspection)
      }
    }
  }

  private static func check(
    _ block: Block, _ path: ProblemPath, _ inspection: inout Inspection
  ) {
    let box = block.box
    func unused(_ isThere: Bool, _ key: StaticString, _ why: StaticString) {
      if isThere { self.unused(path / key, why, &inspection) }
    }
    switch block.kind {
    case .space:
      let why: StaticString = "a space is nothing but its height"
      unused(box.inset != nil, "inset", why)
      unused(box.width != nil, "width", why)
      unused(box.height != nil, "height", why)
      unused(box.gap != nil, "gap", why)
      unused(box.background != nil, "background", why)
      unused(box.border != nil, "border", why)
      unused(box.corners != nil, "corners", why)
      unused(box.alignment != nil, "align", why)
      unused(box.label != nil, "label", why)
    case .progress:
      unused(box.background != nil, "background", "the track has the theme's own color")
      unused(box.border != nil, "border", "the track has no edge")
    case .choices:
      unused(box.height != nil, "height", "a list is as high as its items")
      unused(box.label != nil, "label", "each item is read out by its title")
    case .toggle: unused(box.height != nil, "height", "a switch is as high as its title")
    case .separator: unused(box.label != nil, "label", "a line is not read out")
    case .image, .text, .field, .badge, .slot: break
    }
  }

  @inline(never)
  private static func unused(
    _ path: ProblemPath, _ why: StaticString, _ inspection: inout Inspection
  ) {
    inspection.note(.unusedKey, .warning, path, "This changes nothing: \(why).", "Remove it.")
  }
}
