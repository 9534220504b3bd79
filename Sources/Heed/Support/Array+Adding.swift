extension Array {
  /// Puts an element at the end, as `append` does, whose code stands wherever it is used.
  @inline(never)
  package mutating func add(_ element: consuming Element) { append(element) }

  /// Puts all elements of another list at the end.
  @inline(never)
  package mutating func add(contentsOf other: [Element]) {
    for element in other { add(element) }
  }
}
