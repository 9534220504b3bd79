internal import Heed

extension DocumentDecoder {
  func field(_ object: Int) -> Field? {
    guard let members = members(of: object, .field) else { return nil }
    var id: Int?
    var placeholder = ""
    var input = Field.Input.text
    var value = ""
    var isRequired = false
    var minLength: Int?
    var maxLength: Int?
    var accepts: Field.Rule?
    var matches: Name?
    var error: String?
    repeat {
      let member = members.value
      switch members.key {
      case .id: id = member
      case .placeholder: placeholder = string(member) ?? ""
      case .kind: if let option: Field.Input = self.option(member) { input = option }
      case .value: value = string(member) ?? ""
      case .required: isRequired = bool(member) ?? false
      case .minLength: minLength = whole(member)
      case .maxLength: maxLength = whole(member)
      case .accepts: accepts = option(member)
      case .matches: matches = name(member)
      case .error: error = string(member)
      default: noteUnknown(members, .field)
      }
    } while advance(members)
    guard let name = self.id(object, id) else { return nil }
    return Field(
      name, placeholder: placeholder, input: input, value: value, isRequired: isRequired,
      minLength: minLength, maxLength: maxLength, accepts: accepts, matches: matches, error: error)
  }

  func choices(_ object: Int) -> Choices? {
    guard let members = members(of: object, .choices) else { return nil }
    var choices = Choices("", items: [])
    var id: Int?
    var items: Int?
    var selected: Int?
    repeat {
      switch members.key {
      case .id: id = members.value
      case .multiple: choices.allowsMultiple = bool(members.value) ?? false
      case .items: items = members.value
      case .selected: selected = members.value
      default: noteUnknown(members, .choices)
      }
    } while advance(members)
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
    repeat {
      switch members.key {
      case .id: id = members.value
      case .title: title = members.value
      case .image: image = self.image(members.value)
      default: noteUnknown(members, .item)
      }
    } while advance(members)
    guard let (name, text) = identity(object, id, title) else { return nil }
    return Choices.Item(name, text, image: image)
  }
}
