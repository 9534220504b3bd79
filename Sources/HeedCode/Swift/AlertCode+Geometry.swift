internal import Heed

extension AlertCode {
  func insets(_ insets: Insets?) -> Code? {
    guard let insets else { return nil }
    if insets == Insets(all: insets.top) { return SwiftNumber.code(insets.top) }
    var arguments = Arguments()
    if insets == Insets(vertical: insets.top, horizontal: insets.leading) {
      arguments.add("vertical", insets.top)
      arguments.add("horizontal", insets.leading)
    } else {
      arguments.add("top", insets.top, unless: 0)
      arguments.add("leading", insets.leading, unless: 0)
      arguments.add("bottom", insets.bottom, unless: 0)
      arguments.add("trailing", insets.trailing, unless: 0)
    }
    return .call("Insets", arguments.list)
  }

  func corners(_ corners: Corners?) -> Code? {
    guard let corners else { return nil }
    if corners == Corners(all: corners.topLeading) { return SwiftNumber.code(corners.topLeading) }
    var arguments = Arguments()
    arguments.add("topLeading", corners.topLeading, unless: 0)
    arguments.add("topTrailing", corners.topTrailing, unless: 0)
    arguments.add("bottomTrailing", corners.bottomTrailing, unless: 0)
    arguments.add("bottomLeading", corners.bottomLeading, unless: 0)
    return .call("Corners", arguments.list)
  }

  func length(_ length: Length?) -> Code? {
    guard let length else { return nil }
    if length.fraction == 0 { return SwiftNumber.code(length.points) }
    let percent = SwiftNumber.text(length.fraction * 100)
    guard length.fraction * 100 / 100 == length.fraction, length.points.isFinite else {
      var arguments = Arguments()
      arguments.add("fraction", length.fraction)
      arguments.add("points", length.points, unless: 0)
      return .call("Length", arguments.list)
    }
    if length.points == 0 { return .word(".percent(\(percent))") }
    let sign = length.points < 0 ? "-" : "+"
    return .word(".percent(\(percent)) \(sign) \(SwiftNumber.text(length.points.magnitude))")
  }

  func point(_ point: Point) -> Code {
    var arguments = Arguments()
    arguments.add("x", point.x, unless: 0)
    arguments.add("y", point.y, unless: 0)
    return .call("Point", arguments.list)
  }

  func frame(_ frame: Frame) -> Code {
    var arguments = Arguments()
    arguments.add("width", length(frame.width))
    arguments.add("height", length(frame.height))
    if frame.offset != Point() { arguments.add("offset", point(frame.offset)) }
    arguments.add("edge", option(frame.edge))
    return .call("Frame", arguments.list)
  }

  func closeButton(_ button: CloseButton) -> Code {
    var arguments = Arguments()
    arguments.add("corner", option(button.corner, unless: .topTrailing))
    arguments.add("size", button.size, unless: 30)
    arguments.add("offset", button.offset.map { point($0) })
    arguments.add("image", image(button.image))
    arguments.add("label", button.label)
    return .call("CloseButton", arguments.list)
  }

  func header(_ header: Header) -> Code {
    var arguments = Arguments()
    arguments.add(nil, image(header.image))
    arguments.add("height", header.height)
    arguments.add("overhang", header.overhang, unless: 0)
    arguments.add("fit", option(header.fit, unless: .fill))
    return .call("Header", arguments.list)
  }
}
