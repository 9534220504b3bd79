package import Heed

/// Pictures and symbols that cannot be shown.
enum PictureRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    inspection.alert.forEachImage { image, path in
      guard let fault = inspected.evidence.picture(image) else { return }
      let reason = Inspection.sentence(fault.reason)
      if fault.isSymbol {
        inspection.note(
          .missingSymbol, .error, path / "symbol", reason,
          "Use the name of a symbol that there is, or a file.")
      } else {
        let key: StaticString
        if case .data = image.source { key = "data" } else { key = "file" }
        inspection.note(
          .missingPicture, .error, path / key, reason,
          "Put a PNG file there, or name another one.")
      }
    }
  }
}

extension Alert {
  /// Calls with each picture of the alert and its path.
  package func forEachImage(_ body: (Image, ProblemPath) -> Void) {
    let root = ProblemPath.root
    func paint(_ paint: Paint?, _ path: ProblemPath) {
      if case .image(let image, _, _)? = paint?.kind { body(image, path / "image") }
    }
    paint(theme?.surface, root / "theme" / "surface")
    for (index, block) in content.enumerated() {
      let path = (root / "content")[index]
      paint(block.box.background, path / "background")
      switch block.kind {
      case .image(let image): body(image, path / "image")
      case .badge(_, _, let background): paint(background, path / "background")
      case .choices(let choices):
        for (place, item) in choices.items.enumerated() {
          if let image = item.image { body(image, (path / "choices" / "items")[place] / "image") }
        }
      case .text, .field, .toggle, .progress, .separator, .space, .slot: break
      }
    }
    for (index, entry) in actionEntries.enumerated() {
      let path = (root / "actions")[index]
      if let image = entry.action.image { body(image, path / "image") }
      paint(entry.action.background, path / "background")
    }
    if let image = close?.image { body(image, root / "close" / "image") }
    if let header { body(header.image, root / "header" / "image") }
    paint(background, root / "background")
  }
}
