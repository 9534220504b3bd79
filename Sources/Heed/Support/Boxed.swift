/// Keeps an optional value behind a reference, so that what holds it is copied at the cost of one
/// reference, and its absence at none.
///
/// The large values of an alert are mostly absent. Kept in place, each copy of an alert would move
/// thousands of bytes, and the code for that was most of a web page.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case value(Value)
  }

  private var storage: Storage?

  public init(wrappedValue: Value?) {
    storage = wrappedValue.map { .value($0) }
  }

  public var wrappedValue: Value? {
    @inline(never) get {
      switch storage {
      case .value(let value)?: value
      case nil: nil
      }
    }
    @inline(never) set { storage = newValue.map { .value($0) } }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the value as if it stood in place.
  extension Boxed: CustomReflectable, CustomStringConvertible {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
    public var description: String { wrappedValue.map { "\($0)" } ?? "nil" }
  }
#endif
