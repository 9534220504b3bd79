/// Values behind one reference, which copies share until one of them changes.
///
/// What has many parts is kept so: a copy then takes one count instead of one for each part, in time
/// and, more so, in the code of a web page.
struct Shared<Values: Hashable & Sendable>: Hashable, Sendable {
  /// Holds the values; they change only while no other copy has them too, which is what makes them
  /// safe to send.
  final class Storage: @unchecked Sendable {
    var values: Values

    @inline(never)
    init(_ values: Values) { self.values = values }
  }

  private(set) var storage: Storage

  init(_ values: Values) { storage = Storage(values) }

  /// The storage, with no other copy that sees it change.
  @inline(never)
  mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    return storage
  }

  @inline(never)
  static func == (lhs: Shared, rhs: Shared) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}
