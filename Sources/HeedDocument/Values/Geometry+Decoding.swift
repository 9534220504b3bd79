internal import Heed

extension DocumentDecoder {
  @inline(never)
  func insets(_ value: Int) -> Insets? {
    if tree.kind(value) == .number { return Insets(all: tree.number(value)) }
    switch count(value, 2, or: 4, .notInsets) {
    case 2: return Insets(vertical: figures.0, horizontal: figures.1)
    case 4:
      return Insets(
        top: figures.0, leading: figures.1, bottom: figures.2, trailing: figures.3)
    default: return nil
    }
  }

  @inline(never)
  func corners(_ value: Int) -> Corners? {
    if tree.kind(value) == .number { return Corners(all: tree.number(value)) }
    guard count(value, 4, or: 4, .notCorners) == 4 else { return nil }
    return Corners(
      topLeading: figures.0, topTrailing: figures.1, bottomTrailing: figures.2,
      bottomLeading: figures.3)
  }

  @inline(never)
  func point(_ value: Int) -> Point? {
    count(value, 2, or: 2, .notPoint) == 2 ? Point(x: figures.0, y: figures.1) : nil
  }

  @inline(never)
  func size(_ value: Int) -> Size? {
    count(value, 2, or: 2, .notSize) == 2 ? Size(width: figures.0, height: figures.1) : nil
  }

  @inline(never)
  func length(_ value: Int) -> Length? {
    if tree.kind(value) == .number { return Length(points: tree.number(value)) }
    if tree.kind(value) == .string,
      let length = LengthText.parse(tree.text(at: tree.offset(value)))
    {
      return length
    }
    note(.notLength, of: value)
    return nil
  }
}
