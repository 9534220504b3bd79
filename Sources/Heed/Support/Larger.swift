#if hasFeature(Embedded)
  // The standard library's stand in place at each of a hundred uses, which is most of a page's
  // arithmetic. These give the same, also for zeros and what is not a number.

  /// The larger of two numbers: the second where they are equal, the first where one is not a
  /// number.
  @inline(never)
  package func max(_ first: Double, _ second: Double) -> Double {
    second >= first ? second : first
  }

  /// The smaller of two numbers: the first where they are equal or one is not a number.
  @inline(never)
  package func min(_ first: Double, _ second: Double) -> Double {
    second < first ? second : first
  }
#endif
