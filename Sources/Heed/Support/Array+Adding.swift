extension Array {
  // On a page one copy of the code serves all uses; elsewhere each module has its own for its types.

  /// Puts an element at the end, as `append` does, whose code stands wherever it is used.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable
  #endif
  package mutating func add(_ element: consuming Element) { append(element) }

  /// Puts all elements of another list at the end.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable
  #endif
  package mutating func add(contentsOf other: [Element]) {
    #if hasFeature(Embedded)
      for element in other { add(element) }
    #else
      append(contentsOf: other)
    #endif
  }
}
