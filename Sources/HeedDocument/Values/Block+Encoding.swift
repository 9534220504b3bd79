internal import Heed

extension DocumentEncoder {
  static func content(_ blocks: [Block]) -> JSONValue? {
    if blocks.isEmpty { return nil }
    var elements: [JSONValue] = []
    for block in blocks { elements.append(self.block(block)) }
    return JSONValue.array(elements)
  }

  private static func block(_ block: Block) -> JSONValue {
    var object = ObjectBuilder()
    var background = block.box.background
    switch block.kind {
    case .image(let image): object.add(.image, self.image(image))
    case .text(let text, let font, let color):
      object.add(.text, self.text(text))
      object.add(.font, self.font(font))
      object.add(.color, self.color(color))
    case .field(let field): object.add(.field, self.field(field))
    case .choices(let choices): object.add(.choices, self.choices(choices))
    case .toggle(let id, let title, let isOn):
      var inner = ObjectBuilder()
      inner.add(.id, name(id))
      inner.add(.title, text(title))
      inner.add(.on, flag(isOn))
      object.add(.switch, inner.value)
    case .progress(let value, let title):
      object.add(.progress, number(value) ?? JSONValue.null)
      object.add(.title, text(title))
    case .badge(let text, let color, let ground):
      object.add(.badge, self.text(text))
      object.add(.color, self.color(color))
      background = ground
    case .separator: object.add(.separator, ObjectBuilder().value)
    case .space(let points): object.add(.space, number(points))
    case .slot(let id, let label, let width, let height):
      var inner = ObjectBuilder()
      inner.add(.id, name(id))
      inner.add(.label, string(label))
      inner.add(.width, length(width))
      inner.add(.height, length(height))
      object.add(.slot, inner.value)
    }
    add(block.box, background, to: &object)
    return object.value
  }

  private static func add(_ box: Box, _ background: Paint?, to object: inout ObjectBuilder) {
    object.add(.inset, insets(box.inset))
    object.add(.width, length(box.width))
    object.add(.height, length(box.height))
    object.add(.gap, number(box.gap))
    object.add(.background, paint(background))
    object.add(.border, border(box.border))
    object.add(.corners, corners(box.corners))
    object.add(.align, option(box.alignment))
    object.add(.label, string(box.label))
  }
}
