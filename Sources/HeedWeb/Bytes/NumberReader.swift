/// Takes apart an answer of the page in numbers; what is missing or no number reads as 0.
struct NumberReader {
  private let numbers: [Double]
  private var place = 0

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  var isAtEnd: Bool { place >= numbers.count }

  @inline(never)
  mutating func next() -> Double {
    guard !isAtEnd else { return 0 }
    let number = numbers[place]
    place += 1
    return number.isFinite ? number : 0
  }

  /// A whole number from 0 to `most`.
  @inline(never)
  mutating func whole(_ most: Int) -> Int { Int(min(max(0, next()), Double(most))) }
}
