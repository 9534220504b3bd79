// In Embedded Swift an array has an `AnyObject` of its own.
extension Array where Element: Swift.AnyObject {
  /// Takes an object out; written out, for the standard library's way comes to many times the
  /// instructions.
  @inline(never)
  package mutating func remove(_ object: Element) {
    var rest: [Element] = []
    for other in self where other !== object { rest.add(other) }
    self = rest
  }
}
