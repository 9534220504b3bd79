internal import Heed

/// What assistive technology could only call by an id, or not at all.
///
/// An empty label says that a picture is only for the eye.
enum LabelRule {
  static func check(_ inspection: inout Inspection) {
    let alert = inspection.alert
    let root = inspection.root
    for (index, entry) in inspection.entries.enumerated() {
      let action = entry.action
      guard isBlank(action.title), action.label == nil, action.image?.label == nil else { continue }
      inspection.note(
        .missingLabel, .warning, (root / "actions")[index],
        "The action has no title, so it is read out by its id, '\(entry.id)'.",
        "Add a \"label\" that says what it does.")
    }
    if let close = alert.close, close.image != nil, close.label == nil, close.image?.label == nil {
      inspection.note(
        .missingLabel, .warning, root / "close",
        "The close button has a picture of its own and no label, so it is read out as 'Close'.",
        "Add a \"label\" in the alert's language.")
    }
    if let header = alert.header, header.image.label == nil {
      inspection.note(
        .missingLabel, .note, root / "header" / "image",
        "The picture has no label, so assistive technology passes it over.",
        "Add a \"label\" that says what it shows, or \"\" where it is only for the eye.")
    }
    for (index, block) in alert.content.enumerated() {
      check(block, (root / "content")[index], &inspection)
    }
  }

  private static func check(
    _ block: Block, _ path: ProblemPath, _ inspection: inout Inspection
  ) {
    let label = block.box.label
    switch block.kind {
    case .image(let image) where label == nil && image.label == nil:
      inspection.note(
        .missingLabel, .warning, path / "image",
        "The picture has no label, so assistive technology passes it over.",
        "Add a \"label\" that says what it shows, or \"\" where it is only for the eye.")
    case .field(let field) where isBlank(label) && isBlank(field.placeholder):
      inspection.note(
        .missingLabel, .warning, path / "field",
        "The field has neither a label nor a placeholder, so it is read out by its id, '\(field.id)'.",
        "Add a \"label\" that says what to type.")
    case .slot(let id, let own, _, _) where isBlank(label) && isBlank(own):
      inspection.note(
        .missingLabel, .warning, path / "slot",
        "The slot has no label, so it is read out by its id, '\(id)'.",
        "Add a \"label\" that says what stands there.")
    case .toggle(_, let title, _) where isBlank(label) && isBlank(title):
      inspection.note(
        .missingLabel, .warning, path / "switch", "Nothing says what the switch is for.",
        "Add a \"title\".")
    case .progress(_, let title) where isBlank(label) && isBlank(title ?? RichText()):
      inspection.note(
        .missingLabel, .warning, path, "Nothing says what the progress is of.",
        "Add a \"title\", or a \"label\" that is only read out.")
    case .choices(let choices):
      for (index, item) in choices.items.enumerated() where isBlank(item.title) {
        inspection.note(
          .missingLabel, .warning, (path / "choices" / "items")[index],
          "The item has no title, so nothing is read out.", "Add a \"title\".")
      }
    default: break
    }
  }

  private static func isBlank(_ text: RichText) -> Bool { isBlank(text.plainText) }

  private static func isBlank(_ text: String?) -> Bool {
    guard let text else { return true }
    return text.bytes.allSatisfy { $0 <= 0x20 }
  }
}
