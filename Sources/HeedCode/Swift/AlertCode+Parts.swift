internal import Heed

extension AlertCode {
  mutating func action(_ action: Action) -> Code {
    var arguments = Arguments()
    arguments.add(nil, text(action.title, "actionTitle"))
    arguments.add("id", name(action.id))
    arguments.add("role", option(action.role, unless: .default))
    arguments.add("isEnabled", action.isEnabled, unless: true)
    arguments.add("image", image(action.image))
    arguments.add("imageSide", option(action.imageSide))
    arguments.add("alignment", option(action.alignment))
    arguments.add("color", color(action.color))
    arguments.add("font", font(action.font))
    arguments.add("background", paint(action.background))
    arguments.add("border", border(action.border))
    arguments.add("corners", corners(action.corners))
    arguments.add("height", action.height)
    arguments.add("width", length(action.width))
    arguments.add("inset", insets(action.inset))
    arguments.add("gap", action.gap)
    arguments.add("keepsOpen", action.keepsOpen)
    arguments.add("needsValid", action.needsValid)
    arguments.add("key", name(action.key))
    arguments.add("countdown", action.countdown)
    arguments.add("label", action.label)
    return .call("Action", arguments.list)
  }

  mutating func block(_ block: Block) -> Code {
    let box = box(block.box)
    var arguments = Arguments()
    let function: String
    switch block.kind {
    case .image(let image):
      function = ".image"
      arguments.add(nil, self.image(image))
    case .text(let text, let font, let color):
      function = ".text"
      arguments.add(nil, self.text(text))
      arguments.add("font", self.font(font))
      arguments.add("color", self.color(color))
    case .field(let field):
      function = ".field"
      arguments.add(nil, self.field(field))
    case .choices(let choices):
      function = ".choices"
      arguments.add(nil, self.choices(choices))
    case .toggle(let id, let title, let isOn):
      function = ".toggle"
      arguments.add(nil, name(id))
      arguments.add(nil, text(title))
      arguments.add("isOn", isOn)
    case .progress(let value, let title):
      function = ".progress"
      arguments.add(nil, value.map { SwiftNumber.code($0) } ?? .word("nil"))
      arguments.add("title", title.map { text($0) })
    case .badge(let text, let color, let background):
      function = ".badge"
      arguments.add(nil, self.text(text))
      arguments.add("color", self.color(color))
      arguments.add("background", paint(background))
    case .separator: function = ".separator"
    case .space(let points):
      arguments.add(nil, SwiftNumber.code(points))
      guard let box else { return .call(".space", arguments.list) }
      // It is made without a box, and can be given one.
      return variable("space", .call("Block.space", arguments.list), [("box", box)])
    case .slot(let id, let label, let width, let height):
      function = ".slot"
      arguments.add(nil, name(id))
      arguments.add("label", label)
      arguments.add("width", length(width))
      arguments.add("height", length(height))
    }
    arguments.add(nil, box)
    return .call(function, arguments.list)
  }

  private func box(_ box: Box) -> Code? {
    if box == Box() { return nil }
    var arguments = Arguments()
    arguments.add("inset", insets(box.inset))
    arguments.add("width", length(box.width))
    arguments.add("height", length(box.height))
    arguments.add("gap", box.gap)
    arguments.add("background", paint(box.background))
    arguments.add("border", border(box.border))
    arguments.add("corners", corners(box.corners))
    arguments.add("alignment", option(box.alignment))
    arguments.add("label", box.label)
    return .call("Box", arguments.list)
  }

  private func field(_ field: Field) -> Code {
    var arguments = Arguments()
    arguments.add(nil, name(field.id))
    if !field.placeholder.utf8.isEmpty { arguments.add("placeholder", field.placeholder) }
    arguments.add("input", option(field.input, unless: .text))
    if !field.value.utf8.isEmpty { arguments.add("value", field.value) }
    arguments.add("isRequired", field.isRequired)
    arguments.add("minLength", field.minLength)
    arguments.add("maxLength", field.maxLength)
    arguments.add("accepts", option(field.accepts))
    arguments.add("matches", name(field.matches))
    arguments.add("error", field.error)
    return .call("Field", arguments.list)
  }

  private mutating func choices(_ choices: Choices) -> Code {
    var items: [Code] = []
    for item in choices.items {
      var arguments = Arguments()
      arguments.add(nil, name(item.id))
      arguments.add(nil, text(item.title))
      arguments.add("image", image(item.image))
      items.append(.call("Choices.Item", arguments.list))
    }
    var arguments = Arguments()
    arguments.add(nil, name(choices.id))
    arguments.add("items", .list(items))
    arguments.add("allowsMultiple", choices.allowsMultiple)
    if !choices.selected.isEmpty { arguments.add("selected", names(choices.selected)) }
    return .call("Choices", arguments.list)
  }
}
