extension AlertChecker {
  /// Notes a number that is negative, or larger than anything that can be meant by it.
  @inline(never)
  func within(_ most: Int, _ value: Double, _ key: DocumentKey?) {
    if value <= Double(most) || !value.isFinite {
      length(value, key)
    } else {
      note(.tooLarge, key, number: most)
    }
  }

  @inline(never)
  func check(_ insets: Insets?, _ key: DocumentKey) {
    guard let insets else { return }
    sides(insets.top, insets.leading, insets.bottom, insets.trailing, key)
  }

  @inline(never)
  func check(_ corners: Corners?, _ key: DocumentKey) {
    guard let corners else { return }
    sides(
      corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading, key)
  }

  @inline(never)
  private func sides(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double, _ key: DocumentKey
  ) {
    if !(isLength(first) && isLength(second) && isLength(third) && isLength(fourth)) {
      note(.negative, key)
    }
  }

  @inline(never)
  private func isLength(_ value: Double) -> Bool { value >= 0 && value.isFinite }

  @inline(never)
  func check(_ length: Length?, _ key: DocumentKey) {
    guard let length else { return }
    if length.fraction == 0 {
      self.length(length.points, key)
    } else if !(length.fraction > 0 && length.fraction.isFinite && length.points.isFinite) {
      note(.negativeLength, key)
    }
  }

  @inline(never)
  func length(_ value: Double?, _ key: DocumentKey?) {
    if let value, !isLength(value) { note(.negative, key) }
  }

  @inline(never)
  func positive(_ value: Double, _ key: DocumentKey) {
    if !(value > 0 && value.isFinite) { note(.notPositive, key) }
  }

  @inline(never)
  func fraction(_ value: Double?, _ key: DocumentKey?) {
    if let value, !(value >= 0 && value <= 1) { note(.notFraction, key) }
  }

  @inline(never)
  func finite(_ value: Double, _ key: DocumentKey) {
    if !value.isFinite { note(.notFinite, key) }
  }

  /// Notes an offset that is not finite.
  @inline(never)
  func finite(_ offset: Point) {
    if !(offset.x.isFinite && offset.y.isFinite) { note(.notFinite, .offset) }
  }
}
