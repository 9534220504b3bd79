public import Heed

/// How an installed app came to its device.
public struct Distribution: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case store, direct, enterprise, testFlight, debug, simulator

    package static var names: WordList { "store direct enterprise testFlight debug simulator" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// From a store.
  public static let store = Distribution(kind: .store)
  /// Downloaded from the maker.
  public static let direct = Distribution(kind: .direct)
  /// By an organisation, to its members.
  public static let enterprise = Distribution(kind: .enterprise)
  /// By TestFlight; not asked unless the policy says so.
  public static let testFlight = Distribution(kind: .testFlight)
  /// By a developer's tools; not asked unless the policy says so.
  public static let debug = Distribution(kind: .debug)
  /// Into a simulator; not asked unless the policy says so.
  public static let simulator = Distribution(kind: .simulator)

  /// The distribution's name, as feeds have it.
  public var name: String { kind.name }

  /// The distribution of a name, such as `testFlight`.
  public init?(named name: Name) {
    guard let kind = Kind(name: name) else { return nil }
    self.kind = kind
  }

  /// Whether people are asked where the policy says nothing.
  var isAskedByDefault: Bool {
    switch kind {
    case .store, .direct, .enterprise: true
    case .testFlight, .debug, .simulator: false
    }
  }
}
