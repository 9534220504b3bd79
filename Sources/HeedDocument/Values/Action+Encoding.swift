internal import Heed

extension DocumentEncoder {
  /// The actions in the order in which they are listed, the way out at its place.
  static func actions(_ alert: Alert) -> JSONValue? {
    var elements: [JSONValue] = []
    for entry in alert.actions { elements.append(action(entry, isCancel: false)) }
    if let cancel = alert.cancel {
      let position = min(max(0, alert.cancelPosition ?? elements.count), elements.count)
      elements.insert(action(cancel, isCancel: true), at: position)
    }
    return elements.isEmpty ? nil : JSONValue.array(elements)
  }

  private static func action(_ action: Action, isCancel: Bool) -> JSONValue {
    var object = ObjectBuilder()
    object.add(.id, name(action.id))
    object.add(.title, action.title == RichText() ? nil : text(action.title))
    object.add(.role, isCancel ? string("cancel") : option(action.role, unless: .default))
    object.add(.enabled, action.isEnabled ? nil : bool(false))
    object.add(.image, image(action.image))
    object.add(.imageSide, option(action.imageSide))
    object.add(.align, option(action.alignment))
    object.add(.color, color(action.color))
    object.add(.font, font(action.font))
    object.add(.background, paint(action.background))
    object.add(.border, border(action.border))
    object.add(.corners, corners(action.corners))
    object.add(.height, number(action.height))
    object.add(.width, length(action.width))
    object.add(.inset, insets(action.inset))
    object.add(.gap, number(action.gap))
    object.add(.keepsOpen, flag(action.keepsOpen))
    object.add(.needsValid, flag(action.needsValid))
    object.add(.key, name(action.key))
    object.add(.countdown, number(action.countdown))
    object.add(.label, string(action.label))
    return object.value
  }
}
