internal import Heed

extension DocumentDecoder {
  mutating func field(_ value: JSONValue) -> Field? {
    let keys: [Name] = [
      "id", "placeholder", "kind", "value", "required", "minLength", "maxLength", "accepts",
      "matches", "error",
    ]
    guard let fields = fields(value, keys) else { return nil }
    let id = id(fields)
    var field = Field(id ?? "")
    field.placeholder = string(fields["placeholder"]) ?? ""
    field.input = option(fields["kind"]) ?? .text
    field.value = string(fields["value"]) ?? ""
    field.isRequired = bool(fields["required"]) ?? false
    field.minLength = whole(fields["minLength"])
    field.maxLength = whole(fields["maxLength"])
    field.accepts = option(fields["accepts"])
    field.matches = name(fields["matches"])
    field.error = string(fields["error"])
    return id == nil ? nil : field
  }

  mutating func choices(_ value: JSONValue) -> Choices? {
    guard let fields = fields(value, ["id", "multiple", "items", "selected"]) else { return nil }
    let elements = list(fields["items"], of: "items")
    if let extra = extra(elements, beyond: limits.blocks) {
      noteError(
        extra, nil, "there are more than \(limits.blocks) items; use fewer or raise the limit")
      return nil
    }
    if fields["items"] == nil {
      noteMissing("items", fields, "[{\"id\": \"…\", \"title\": \"…\"}]")
    }
    var items: [Choices.Item] = []
    for element in elements {
      if let item = item(element) { items.append(item) }
    }
    var selected: [Name] = []
    for element in list(fields["selected"], of: "ids") {
      if let id = name(element) { selected.append(id) }
    }
    let allowsMultiple = bool(fields["multiple"]) ?? false
    return id(fields).map {
      Choices($0, items: items, allowsMultiple: allowsMultiple, selected: selected)
    }
  }

  private mutating func item(_ value: JSONValue) -> Choices.Item? {
    guard let fields = fields(value, ["id", "title", "image"]) else { return nil }
    let image = image(fields["image"])
    if fields["title"] == nil { noteMissing("title", fields, "\"…\"") }
    guard let id = id(fields), let title = text(fields["title"]) else { return nil }
    return Choices.Item(id, title, image: image)
  }
}
