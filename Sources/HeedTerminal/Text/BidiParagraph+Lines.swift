/// Rules L1 and L2.
extension BidiParagraph {
  /// The levels of a line: space at its end and before tabs is back at the paragraph's level.
  func levels(ofLine range: Range<Int>) -> [UInt8] {
    var line = Array(levels[range])
    var isAtEnd = true
    for index in range.reversed() {
      switch original[index] {
      case .s, .b:
        line[index - range.lowerBound] = baseLevel
        isAtEnd = true
      case .ws, .lri, .rli, .fsi, .pdi: if isAtEnd { line[index - range.lowerBound] = baseLevel }
      case .lre, .rle, .lro, .rlo, .pdf, .bn:
        if isAtEnd { line[index - range.lowerBound] = baseLevel }
      default: isAtEnd = false
      }
    }
    return line
  }

  /// The places of things in the order in which they stand from left to right, by their levels.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
