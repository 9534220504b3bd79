/// A large value kept aside, so that what holds it stays cheap to copy; still a value.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
  private indirect enum Storage: Sendable {
    case value(Value)
  }

  private var storage: Storage

  init(wrappedValue: Value) {
    storage = .value(wrappedValue)
  }

  var wrappedValue: Value {
    get {
      switch storage {
      case .value(let value): value
      }
    }
    set { storage = .value(newValue) }
  }
}
