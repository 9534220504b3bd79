internal import Heed

extension DocumentDecoder {
  func field(_ object: Int) -> Field? {
    guard let members = members(of: object, .field) else { return nil }
    var field = Field("")
    var id: Int?
    while advance(members) {
      let value = members.value
      switch members.key {
      case .id: id = value
      case .placeholder: field.placeholder = string(value) ?? ""
      case .kind: if let input: Field.Input = option(value) { field.input = input }
      case .value: field.value = string(value) ?? ""
      case .required: field.isRequired = bool(value) ?? false
      case .minLength: field.minLength = whole(value)
      case .maxLength: field.maxLength = whole(value)
      case .accepts: field.accepts = option(value)
      case .matches: field.matches = name(value)
      case .error: field.error = string(value)
      default: noteUnknown(members, .field)
      }
    }
    guard let name = self.id(object, id) else { return nil }
    field.id = name
    return field
  }

  func choices(_ object: Int) -> Choices? {
    guard let members = members(of: object, .choices) else { return nil }
    var choices = Choices("", items: [])
    var id: Int?
    var items: Int?
    var selected: Int?
    while advance(members) {
      switch members.key {
      case .id: id = members.value
      case .multiple: choices.allowsMultiple = bool(members.value) ?? false
      case .items: items = members.value
      case .selected: selected = members.value
      default: noteUnknown(members, .choices)
      }
    }
    var elements = elements(items, .notItems)
    if isTooLong(elements, limits.blocks, .tooManyItems) { return nil }
    if items == nil { noteMissing(.items, of: object) }
    var element = elements.lowerBound
    while element < elements.upperBound {
      if let item = item(element) { choices.items.append(item) }
      element = tree.end(element)
    }
    elements = self.elements(selected, .notIDs)
    element = elements.lowerBound
    while element < elements.upperBound {
      if let name = name(element) { choices.selected.append(name) }
      element = tree.end(element)
    }
    guard let name = self.id(object, id) else { return nil }
    choices.id = name
    return choices
  }

  private func item(_ object: Int) -> Choices.Item? {
    guard let members = members(of: object, .item) else { return nil }
    var image: Image?
    var id: Int?
    var title: Int?
    while advance(members) {
      switch members.key {
      case .id: id = members.value
      case .title: title = members.value
      case .image: image = self.image(members.value)
      default: noteUnknown(members, .item)
      }
    }
    guard let (name, text) = identity(object, id, title) else { return nil }
    return Choices.Item(name, text, image: image)
  }
}
