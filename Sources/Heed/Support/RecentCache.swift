/// Keeps what was used lately: at least as many things as its limit, at most twice as many.
package struct RecentCache<Key: Hashable, Value> {
  package let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  package init(limit: Int) {
    self.limit = limit
  }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      keep(value, for: key)
      return value
    }
    set {
      if let newValue {
        keep(newValue, for: key)
      } else {
        young[key] = nil
        old[key] = nil
      }
    }
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
