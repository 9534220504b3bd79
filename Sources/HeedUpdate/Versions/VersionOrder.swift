/// How one version stands to another.
public enum VersionOrder: Int8, Sendable {
  /// The first is older.
  case less = -1
  /// Neither is newer.
  case same = 0
  /// The first is newer.
  case greater = 1

  /// The order the other way round.
  public var reversed: VersionOrder {
    switch self {
    case .less: .greater
    case .same: .same
    case .greater: .less
    }
  }

  /// The order as a sign: `<`, `=` or `>`.
  public var sign: String {
    switch self {
    case .less: "<"
    case .same: "="
    case .greater: ">"
    }
  }

  /// The order of two values.
  @inline(__always)
  static func of<Value: Comparable>(_ first: Value, _ second: Value) -> VersionOrder {
    first < second ? .less : (second < first ? .greater : .same)
  }
}
