#if hasFeature(Embedded)
  // The standard library's stand in place at each of a hundred uses, which is most of a page's
  // arithmetic. These give the same, also for zeros and what is not a number.

  /// The larger of two numbers, or the second where neither is.
  @inline(never)
  package func max(_ first: Double, _ second: Double) -> Double {
    second >= first ? second : first
  }

  /// The smaller of two numbers, or the first where neither is.
  @inline(never)
  package func min(_ first: Double, _ second: Double) -> Double {
    second < first ? second : first
  }
#endif
