extension AlertChecker {
  func check(_ content: [Block]) {
    var ids: [Name] = []
    var fields: [Name] = []
    for block in content {
      if case .field(let field) = block.kind { fields.append(field.id) }
    }
    enter(.content)
    for index in content.indices {
      enter(index)
      check(content[index].box)
      check(content[index].kind, &ids, fields)
      leave()
    }
    leave()
  }

  private func check(_ kind: Block.Kind, _ ids: inout [Name], _ fields: [Name]) {
    switch kind {
    case .image(let image): check(image, .image)
    case .text(let text, let font, _):
      check(text, .text)
      check(font, .font)
    case .field(let field):
      enter(.field)
      claim(field.id, &ids)
      check(field, fields)
      leave()
    case .choices(let choices):
      enter(.choices)
      claim(choices.id, &ids)
      check(choices)
      leave()
    case .toggle(let id, let title, _):
      enter(.switch)
      claim(id, &ids)
      check(title, .title)
      leave()
    case .progress(let value, let title):
      fraction(value, .progress)
      if let title { check(title, .title) }
    case .badge(let text, _, let background):
      check(text, .badge)
      check(background, .background)
    case .separator: break
    case .space(let points): length(points, .space)
    case .slot(let id, _, let width, let height):
      enter(.slot)
      claim(id, &ids)
      check(width, .width)
      check(height, .height)
      leave()
    }
  }

  @inline(never)
  private func check(_ box: Box) {
    check(box.inset, .inset)
    check(box.width, .width)
    check(box.height, .height)
    length(box.gap, .gap)
    check(box.background, .background)
    check(box.border)
    check(box.corners, .corners)
  }

  /// Notes an id that is empty or taken.
  @inline(never)
  private func claim(_ id: Name, _ taken: inout [Name]) {
    if id.isEmpty {
      note(.noID, .id)
    } else if taken.contains(id) {
      note(.samePartID, .id, name: id)
    }
    taken.append(id)
  }

  @inline(never)
  private func check(_ field: Field, _ fields: [Name]) {
    length(field.minLength.map { Double($0) }, .minLength)
    if let most = field.maxLength {
      length(Double(most), .maxLength)
      if let least = field.minLength, most >= 0, least > most {
        note(.tooShortMaximum, .maxLength)
      }
    }
    if let other = field.matches, other == field.id || !fields.contains(other) {
      note(.noOtherField, .matches, name: other)
    }
  }

  @inline(never)
  private func check(_ choices: Choices) {
    let items = choices.items
    let selected = choices.selected
    if items.isEmpty { note(.noItem, .items) }
    var ids: [Name] = []
    enter(.items)
    for item in items {
      enter(ids.count)
      claim(item.id, &ids)
      check(item.title, .title)
      if let image = item.image { check(image, .image) }
      leave()
    }
    leave()
    if selected.count > items.count { return note(.tooManyPicked, .selected) }
    enter(.selected)
    for index in selected.indices where !ids.contains(selected[index]) {
      enter(index)
      note(.noPickedItem, name: selected[index])
      leave()
    }
    leave()
    if !choices.allowsMultiple && selected.count > 1 { note(.severalPicked, .selected) }
  }
}
