internal import Heed

/// Return must not choose what may lose something, unless that is meant.
enum PreferredRule {
  static func check(_ inspection: inout Inspection) {
    guard let preferred = inspection.alert.preferred,
      inspection.entries.contains(where: { $0.id == preferred && $0.isDestructive })
    else { return }
    inspection.note(
      .destructivePreferred, .warning, inspection.root / "preferred",
      "Return chooses '\(preferred)', which is destructive.",
      "Prefer another action, or none.")
  }
}
