internal import Heed

extension DocumentEncoder {
  static func theme(_ theme: Theme?) -> JSONValue? {
    guard let theme else { return nil }
    if theme.isPlain { return option(theme.base) }
    var object = ObjectBuilder()
    object.add(.base, option(theme.base))
    object.add(.width, number(theme.width))
    object.add(.corners, corners(theme.corners))
    object.add(.padding, insets(theme.padding))
    object.add(.title, font(theme.title))
    object.add(.message, font(theme.message))
    object.add(.action, font(theme.action))
    object.add(.actionHeight, number(theme.actionHeight))
    object.add(.tint, color(theme.tint))
    object.add(.destructive, color(theme.destructive))
    object.add(.label, color(theme.label))
    object.add(.secondaryLabel, color(theme.secondaryLabel))
    object.add(.separator, color(theme.separator))
    object.add(.surface, paint(theme.surface))
    return object.value
  }

  static func closeButton(_ button: CloseButton?) -> JSONValue? {
    guard let button else { return nil }
    let usual = CloseButton()
    if button == usual { return bool(true) }
    var object = ObjectBuilder()
    object.add(.corner, option(button.corner, unless: usual.corner))
    object.add(.size, number(button.size, unless: usual.size))
    object.add(.offset, point(button.offset))
    object.add(.image, image(button.image))
    object.add(.label, string(button.label))
    return object.value
  }

  static func header(_ header: Header?) -> JSONValue? {
    guard let header else { return nil }
    var object = ObjectBuilder()
    object.add(.image, image(header.image))
    object.add(.height, number(header.height))
    object.add(.overhang, number(header.overhang, unless: 0))
    object.add(.fit, option(header.fit, unless: .fill))
    return object.value
  }

  static func frame(_ frame: Frame?) -> JSONValue? {
    guard let frame else { return nil }
    var object = ObjectBuilder()
    object.add(.width, length(frame.width))
    object.add(.height, length(frame.height))
    object.add(.offset, point(frame.offset, unless: Point()))
    object.add(.edge, option(frame.edge))
    return object.value
  }

  static func backdrop(_ backdrop: Backdrop?) -> JSONValue? {
    switch backdrop?.kind {
    case .dimming(let color, let opacity, let blur)?:
      var object = ObjectBuilder()
      object.add(.color, self.color(color))
      object.add(.opacity, number(opacity))
      object.add(.blur, number(blur, unless: 0))
      return object.value
    case .some(.none): return string("none")
    case .passthrough?: return string("passthrough")
    case nil: return nil
    }
  }

  static func dismissal(_ dismissal: Dismissal) -> JSONValue? {
    if dismissal == Dismissal() { return nil }
    var object = ObjectBuilder()
    object.add(.outsideTap, bool(dismissal.outsideTap))
    object.add(.swipe, bool(dismissal.swipe))
    object.add(.escape, bool(dismissal.escape))
    object.add(.timeout, number(dismissal.timeout))
    object.add(.forced, flag(dismissal.isForced))
    return object.value
  }
}
