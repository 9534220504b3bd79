internal import Heed

/// What has to be scrolled to be read or reached, and a header that had to give way.
enum ScrollRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    let isLarge = inspected.environment.textSize.isAccessibilitySize
    for area in inspected.scene.scrollAreas {
      let whole = Figure.points(area.contentHeight)
      let seen = Figure.points(area.viewport.height)
      if let part = inspected.part(area.id) {
        inspection.note(
          .contentScrolls, .note, part.path, node: inspected.scene[area.id],
          "The text is \(whole) points high and scrolls within \(seen).",
          "Allow more height where nobody should have to scroll.")
      } else {
        let name: StaticString = area.id == "actions" ? "actions are" : "content is"
        inspection.note(
          .contentScrolls, isLarge ? .note : .warning,
          area.id == "actions" ? inspection.root / "actions" : inspection.root,
          "The \(name) \(whole) points high, and \(seen) can be seen at once.",
          "Shorten it where nobody should have to scroll.")
        inspection.placeLast(in: area.viewport)
      }
    }
    if inspected.scene.concessions.contains(.header) {
      inspection.note(
        .headerShrunk, .note, inspection.root / "header", node: inspected.scene["header"],
        "The picture is lower than asked for, or gone, because the surface is small.",
        "Nothing, if the alert does without it here.")
    }
  }
}
