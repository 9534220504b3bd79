/// Whole numbers of three places in one constant text, such as `"  9  10 100"`, with a space between
/// two.
///
/// A list of numbers takes code that fills it; a text does not.
struct NumberList: ExpressibleByStringLiteral, Sendable {
  let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }

  var count: Int { (text.utf8CodeUnitCount + 1) / 4 }

  /// The number at a place, which has to be in the list.
  subscript(index: Int) -> Double {
    @inline(never) get {
      precondition(index >= 0 && index < count)
      var number = 0
      for place in 4 * index..<4 * index + 3 {
        // A space has the same lower half as a zero.
        number = 10 * number + Int(text.utf8Start[place] & 0x0F)
      }
      return Double(number)
    }
  }
}
