internal import Heed

extension DocumentDecoder {
  mutating func insets(_ value: JSONValue?) -> Insets? {
    guard let value else { return nil }
    if case .number(let all) = value.kind { return Insets(all: all) }
    guard
      let numbers = numbers(
        value, 2, or: 4, "a number, [vertical, horizontal] or [top, leading, bottom, trailing]")
    else { return nil }
    return numbers.count == 2
      ? Insets(vertical: numbers[0], horizontal: numbers[1])
      : Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  mutating func corners(_ value: JSONValue?) -> Corners? {
    guard let value else { return nil }
    if case .number(let all) = value.kind { return Corners(all: all) }
    return numbers(
      value, 4, "a number or [topLeading, topTrailing, bottomTrailing, bottomLeading]"
    ).map {
      Corners(topLeading: $0[0], topTrailing: $0[1], bottomTrailing: $0[2], bottomLeading: $0[3])
    }
  }

  mutating func point(_ value: JSONValue?) -> Point? {
    guard let value else { return nil }
    return numbers(value, 2, "two numbers, [x, y]").map { Point(x: $0[0], y: $0[1]) }
  }

  mutating func size(_ value: JSONValue?) -> Size? {
    guard let value else { return nil }
    return numbers(value, 2, "two numbers, [width, height]").map {
      Size(width: $0[0], height: $0[1])
    }
  }

  mutating func length(_ value: JSONValue?) -> Length? {
    guard let value else { return nil }
    if case .number(let points) = value.kind { return Length(points: points) }
    if case .string(let text) = value.kind, let length = LengthText.parse(text) { return length }
    noteType(value, "a number, or a part of the container such as \"50%\" or \"100% - 114\"")
    return nil
  }
}
