internal import Heed

extension DocumentEncoder {
  static func field(_ field: Field) -> JSONValue {
    var object = ObjectBuilder()
    object.add(.id, name(field.id))
    object.add(.placeholder, filled(field.placeholder))
    object.add(.kind, option(field.input, unless: .text))
    object.add(.value, filled(field.value))
    object.add(.required, flag(field.isRequired))
    object.add(.minLength, whole(field.minLength))
    object.add(.maxLength, whole(field.maxLength))
    object.add(.accepts, option(field.accepts))
    object.add(.matches, name(field.matches))
    object.add(.error, string(field.error))
    return object.value
  }

  static func choices(_ choices: Choices) -> JSONValue {
    var items: [JSONValue] = []
    for item in choices.items {
      var object = ObjectBuilder()
      object.add(.id, name(item.id))
      object.add(.title, text(item.title))
      object.add(.image, image(item.image))
      items.append(object.value)
    }
    var object = ObjectBuilder()
    object.add(.id, name(choices.id))
    object.add(.multiple, flag(choices.allowsMultiple))
    object.add(.items, JSONValue.array(items))
    object.add(.selected, choices.selected.isEmpty ? nil : names(choices.selected))
    return object.value
  }
}
