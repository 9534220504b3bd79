/// An enumeration whose cases have the names that documents use.
///
/// The names stand in one list and the cases are numbers, for a text each takes much more code.
package protocol NamedKind: CaseIterable, Hashable, Sendable {
  /// The names of the cases, in their order.
  static var names: WordList { get }
  /// The place of the case among all.
  var index: Int { get }
  init?(index: Int)
}

extension NamedKind where Self: RawRepresentable, RawValue == UInt8 {
  package var index: Int { Int(rawValue) }
  package init?(index: Int) { self.init(rawValue: UInt8(truncatingIfNeeded: index)) }
}

extension NamedKind {
  /// What documents call the case.
  package var name: String { Self.names[index] }

  /// The case that a document calls by these bytes, or nothing.
  package init?(name: Name) {
    guard let index = Self.names.index(of: name.bytes) else { return nil }
    self.init(index: index)
  }
}

/// A public set of names that may grow: a structure outside, an enumeration inside.
///
/// A new case then breaks no app, yet fails to compile in each host of the package until drawn.
package protocol OpenSet: Hashable, Sendable {
  associatedtype Kind: NamedKind
  var kind: Kind { get }
  init(kind: Kind)
}
