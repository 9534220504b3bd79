extension AlertChecker {
  mutating func check(_ content: [Block]) {
    var ids: [Name] = []
    let fields = content.compactMap { block -> Name? in
      if case .field(let field) = block.kind { field.id } else { nil }
    }
    for (index, block) in content.enumerated() {
      let path = (root / "content")[index]
      check(block.box, path)
      switch block.kind {
      case .image(let image): check(image, path / "image")
      case .text(let text, let font, _):
        check(text, path / "text")
        check(font, path / "font")
      case .field(let field):
        claim(field.id, path / "field" / "id", &ids)
        check(field, path / "field", fields: fields)
      case .choices(let choices):
        claim(choices.id, path / "choices" / "id", &ids)
        check(choices, path / "choices")
      case .toggle(let id, let title, _):
        claim(id, path / "switch" / "id", &ids)
        check(title, path / "switch" / "title")
      case .progress(let value, let title):
        fraction(value, path / "progress")
        if let title { check(title, path / "title") }
      case .badge(let text, _, let background):
        check(text, path / "badge")
        check(background, path / "background")
      case .separator: break
      case .space(let points): length(points, path / "space")
      case .slot(let id, _, let width, let height):
        claim(id, path / "slot" / "id", &ids)
        check(width, path / "slot" / "width")
        check(height, path / "slot" / "height")
      }
    }
  }

  @inline(never)
  private mutating func check(_ box: Box, _ path: ProblemPath) {
    check(box.inset, path / "inset")
    check(box.width, path / "width")
    check(box.height, path / "height")
    length(box.gap, path / "gap")
    check(box.background, path / "background")
    check(box.border, path / "border")
    check(box.corners, path / "corners")
  }

  /// Notes an id that is empty or taken.
  @inline(never)
  private mutating func claim(_ id: Name, _ path: ProblemPath, _ taken: inout [Name]) {
    if id.isEmpty {
      note(path, "An id needs at least one character.")
    } else if taken.contains(id) {
      note(path, "Two parts of the content have the id '\(id)'; give each its own.")
    }
    taken.append(id)
  }

  private mutating func check(_ field: Field, _ path: ProblemPath, fields: [Name]) {
    if let least = field.minLength, least < 0 {
      note(path / "minLength", "This number cannot be negative.")
    }
    if let most = field.maxLength {
      if most < 0 {
        note(path / "maxLength", "This number cannot be negative.")
      } else if let least = field.minLength, least > most {
        note(
          path / "maxLength", "The most characters are fewer than the least; use a larger number.",
          .unsatisfiableField)
      }
    }
    if let other = field.matches, other == field.id || !fields.contains(other) {
      note(
        path / "matches", "No other field has the id '\(other)'; use the id of one.",
        .unsatisfiableField)
    }
  }

  private mutating func check(_ choices: Choices, _ path: ProblemPath) {
    if choices.items.isEmpty {
      note(path / "items", "A list needs at least one item.")
    }
    var ids: [Name] = []
    for (index, item) in choices.items.enumerated() {
      claim(item.id, (path / "items")[index] / "id", &ids)
      check(item.title, (path / "items")[index] / "title")
      if let image = item.image { check(image, (path / "items")[index] / "image") }
    }
    guard choices.selected.count <= choices.items.count else {
      return note(path / "selected", "More items are picked than there are; remove the others.")
    }
    for (index, id) in choices.selected.enumerated() where !ids.contains(id) {
      note((path / "selected")[index], "No item has the id '\(id)'; use the id of one.")
    }
    if !choices.allowsMultiple && choices.selected.count > 1 {
      note(path / "selected", "Only one item can be picked; set 'multiple' for more.")
    }
  }
}
