internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func insets(_ place: JSONPlace) -> Insets? {
    guard let value = find(place) else { return nil }
    if value.kind == .number { return Insets(all: value.number) }
    guard
      let numbers = numbers(
        value, 2, or: 4, "a number, [vertical, horizontal] or [top, leading, bottom, trailing]")
    else { return nil }
    return numbers.count == 2
      ? Insets(vertical: numbers[0], horizontal: numbers[1])
      : Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  @inline(never)
  mutating func corners(_ place: JSONPlace) -> Corners? {
    guard let value = find(place) else { return nil }
    if value.kind == .number { return Corners(all: value.number) }
    return numbers(
      value, 4, "a number or [topLeading, topTrailing, bottomTrailing, bottomLeading]"
    ).map {
      Corners(topLeading: $0[0], topTrailing: $0[1], bottomTrailing: $0[2], bottomLeading: $0[3])
    }
  }

  @inline(never)
  mutating func point(_ place: JSONPlace) -> Point? {
    guard let value = find(place) else { return nil }
    return numbers(value, 2, "two numbers, [x, y]").map { Point(x: $0[0], y: $0[1]) }
  }

  @inline(never)
  mutating func size(_ place: JSONPlace) -> Size? {
    guard let value = find(place) else { return nil }
    return numbers(value, 2, "two numbers, [width, height]").map {
      Size(width: $0[0], height: $0[1])
    }
  }

  @inline(never)
  mutating func length(_ place: JSONPlace) -> Length? {
    guard let value = find(place) else { return nil }
    if value.kind == .number { return Length(points: value.number) }
    if value.kind == .string, let length = LengthText.parse(tree.string(value)) { return length }
    noteType(value, "a number, or a part of the container such as \"50%\" or \"100% - 114\"")
    return nil
  }
}
