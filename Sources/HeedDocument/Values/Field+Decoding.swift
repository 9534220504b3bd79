internal import Heed

extension DocumentDecoder {
  mutating func field(_ value: JSONNode) -> Field? {
    let keys: [Key] = [
      .id, .placeholder, .kind, .value, .required, .minLength, .maxLength, .accepts,
      .matches, .error,
    ]
    guard let fields = fields(value, keys) else { return nil }
    let id = id(fields)
    var field = Field(id ?? "")
    read(fields[.placeholder], into: &field.placeholder)
    read(fields[.kind], into: &field.input)
    read(fields[.value], into: &field.value)
    read(fields[.required], into: &field.isRequired)
    read(fields[.minLength], into: &field.minLength)
    read(fields[.maxLength], into: &field.maxLength)
    read(fields[.accepts], into: &field.accepts)
    read(fields[.matches], into: &field.matches)
    read(fields[.error], into: &field.error)
    return id == nil ? nil : field
  }

  mutating func choices(_ value: JSONNode) -> Choices? {
    guard let fields = fields(value, [.id, .multiple, .items, .selected]) else { return nil }
    let elements = list(fields[.items], of: "items")
    if let extra = extra(elements, beyond: limits.blocks) {
      noteError(
        extra, nil, "there are more than \(limits.blocks) items; use fewer or raise the limit")
      return nil
    }
    if !has(fields[.items]) {
      noteMissing(.items, fields, "[{\"id\": \"…\", \"title\": \"…\"}]")
    }
    var items: [Choices.Item] = []
    for element in elements {
      if let item = item(element) { items.append(item) }
    }
    var selected: [Name] = []
    for element in list(fields[.selected], of: "ids") {
      if let id = name(element.place) { selected.append(id) }
    }
    let allowsMultiple = bool(fields[.multiple]) ?? false
    return id(fields).map {
      Choices($0, items: items, allowsMultiple: allowsMultiple, selected: selected)
    }
  }

  private mutating func item(_ value: JSONNode) -> Choices.Item? {
    guard let fields = fields(value, [.id, .title, .image]) else { return nil }
    let image = image(fields[.image])
    if !has(fields[.title]) { noteMissing(.title, fields, "\"…\"") }
    guard let id = id(fields), let title = text(fields[.title]) else { return nil }
    return Choices.Item(id, title, image: image)
  }
}
