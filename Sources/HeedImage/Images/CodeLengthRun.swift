/// A stretch of code lengths, as a block's head says them.
struct CodeLengthRun {
  /// A length from 0 to 15; 16 repeats the last 3 to 6 times, 17 and 18 stand for many zeros.
  let symbol: Int
  var extra: UInt64 = 0
  var extraBits: UInt64 = 0

  /// Packs code lengths.
  static func runs(of lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    var rest = lengths
    while let length = rest.first {
      var count = rest.prefix { $0 == length }.count
      rest.removeFirst(count)
      if length > 0 {
        runs.append(CodeLengthRun(symbol: Int(length)))
        count -= 1
      }
      while count > 0 {
        let (run, taken) = run(of: length, count)
        runs.append(run)
        count -= taken
      }
    }
    return runs
  }

  /// The run that takes the most of a number of equal lengths, and how many it takes.
  private static func run(of length: UInt8, _ count: Int) -> (CodeLengthRun, taken: Int) {
    func run(_ symbol: Int, from least: Int, bits: UInt64) -> (CodeLengthRun, taken: Int) {
      let taken = min(count, least + 1 << Int(bits) - 1)
      return (
        CodeLengthRun(symbol: symbol, extra: UInt64(taken - least), extraBits: bits), taken
      )
    }
    guard count >= 3 else { return (CodeLengthRun(symbol: Int(length)), 1) }
    if length > 0 { return run(16, from: 3, bits: 2) }
    return count < 11 ? run(17, from: 3, bits: 3) : run(18, from: 11, bits: 7)
  }
}
