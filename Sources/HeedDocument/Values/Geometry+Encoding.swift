internal import Heed

extension DocumentEncoder {
  static func insets(_ insets: Insets?) -> JSONValue? {
    guard let insets else { return nil }
    guard insets.top == insets.bottom, insets.leading == insets.trailing else {
      return numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    return insets.top == insets.leading
      ? number(insets.top) : numbers([insets.top, insets.leading])
  }

  static func corners(_ corners: Corners?) -> JSONValue? {
    guard let corners else { return nil }
    if corners == Corners(all: corners.topLeading) { return number(corners.topLeading) }
    return numbers([
      corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
    ])
  }

  static func point(_ point: Point?) -> JSONValue? {
    point.map { numbers([$0.x, $0.y]) }
  }

  static func point(_ point: Point, unless usual: Point) -> JSONValue? {
    point == usual ? nil : numbers([point.x, point.y])
  }

  static func size(_ size: Size?) -> JSONValue? {
    size.map { numbers([$0.width, $0.height]) }
  }

  static func length(_ length: Length?) -> JSONValue? {
    guard let length else { return nil }
    return length.fraction == 0 ? number(length.points) : string(LengthText.text(of: length))
  }
}
