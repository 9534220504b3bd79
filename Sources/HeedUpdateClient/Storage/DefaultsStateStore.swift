#if canImport(Darwin) || HEED_URL_SESSION
  internal import Foundation

  /// The user defaults of an app or of an app group, which the system writes atomically.
  public struct DefaultsStateStore: StateStore {
    /// The key, which no other code may use.
    public let key: String
    /// The group's name, or nothing for the app's own defaults.
    public let suite: String?

    /// Names the place.
    public init(key: String = "heed.update.state", suite: String? = nil) {
      self.key = key
      self.suite = suite
    }

    public func read() throws(UpdateError) -> [UInt8]? {
      try defaults().data(forKey: key).map { Array($0) }
    }

    public func write(_ bytes: [UInt8]) throws(UpdateError) {
      try defaults().set(Data(bytes), forKey: key)
    }

    public func setAside() throws(UpdateError) {
      let defaults = try defaults()
      if let data = defaults.data(forKey: key) { defaults.set(data, forKey: key + ".damaged") }
      defaults.removeObject(forKey: key)
    }

    private func defaults() throws(UpdateError) -> UserDefaults {
      guard let suite else { return .standard }
      guard let defaults = UserDefaults(suiteName: suite) else {
        throw UpdateError(.storage, "there are no user defaults named \(suite)")
      }
      return defaults
    }
  }
#endif
