/// An enumeration whose cases have the names that documents use.
package protocol NamedKind: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {}

/// A public set of names that may grow: a structure outside, an enumeration inside.
///
/// A new case then breaks no app, yet fails to compile in each host of the package until drawn.
package protocol OpenSet: Hashable, Sendable {
  associatedtype Kind: NamedKind
  var kind: Kind { get }
  init(kind: Kind)
}

extension NamedKind {
  /// The case that a document calls by these bytes, or nothing.
  package init?(name: Name) {
    for kind in Self.allCases where kind.rawValue.utf8.elementsEqual(name.string.utf8) {
      self = kind
      return
    }
    return nil
  }
}
