extension RichText {
  /// The text with attributes laid over a range of characters, as a person counts them.
  ///
  /// Indices beyond the end are clamped to it.
  public func styled(characters range: Range<Int>, _ attributes: TextAttributes) -> RichText {
    let text = plainText
    func offset(_ count: Int) -> Int {
      let index =
        text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
        ?? text.endIndex
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    return styled(utf8: offset(range.lowerBound)..<offset(range.upperBound), attributes)
  }

  /// The text with attributes laid over a range of UTF-16 units, as `NSRange` counts them.
  ///
  /// Offsets beyond the end are clamped to it; one inside a character is moved to its start.
  public func styled(utf16 range: Range<Int>, _ attributes: TextAttributes) -> RichText {
    var bytes = 0
    var units = 0
    var lower: Int?
    var upper: Int?
    for scalar in plainText.unicodeScalars {
      let next = units + (scalar.value > 0xFFFF ? 2 : 1)
      if lower == nil, next > range.lowerBound { lower = bytes }
      if upper == nil, next > range.upperBound { upper = bytes }
      units = next
      bytes += UTF8.width(scalar)
    }
    return styled(utf8: (lower ?? bytes)..<max(lower ?? bytes, upper ?? bytes), attributes)
  }

  /// The text with attributes laid over the first place where a part of it stands.
  ///
  /// Nothing changes where the part does not occur.
  public func styled(_ part: String, _ attributes: TextAttributes) -> RichText {
    let bytes = Array(plainText.utf8)
    let wanted = Array(part.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return self }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      return styled(utf8: start..<start + wanted.count, attributes)
    }
    return self
  }

  /// The text with attributes laid over a range of UTF-8 bytes that begins and ends at scalars.
  package func styled(utf8 range: Range<Int>, _ attributes: TextAttributes) -> RichText {
    var result = RichText(alignment: alignment, lineLimit: lineLimit)
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      let from = min(max(range.lowerBound, start), end)
      let to = max(from, min(range.upperBound, end))
      let parts = [(start, from, false), (from, to, true), (to, end, false)]
      for (lower, upper, isInside) in parts where lower < upper {
        let bytes = run.text.utf8.dropFirst(lower - start).prefix(upper - lower)
        result.append(
          Run(
            String(decoding: bytes, as: UTF8.self),
            isInside ? run.attributes.adding(attributes) : run.attributes))
      }
      start = end
    }
    result.localizedKey = localizedKey
    return result
  }
}
