#if canImport(Darwin) || HEED_URL_SESSION
  public import HeedUpdate

  extension UpdateClient.Setup {
    /// Makes a setup of an app: the system loads, and the app's user defaults keep the state.
    public init(
      source: UpdateSource, installed: InstalledApp, device: Device = Device(),
      settings: UpdateSettings = UpdateSettings(), keys: FeedKeys? = nil,
      transport: any UpdateTransport = URLSessionTransport(),
      now: @escaping @Sendable () -> Timestamp = { Timestamp.current }
    ) {
      self.init(
        source: source, installed: installed, device: device, settings: settings, keys: keys,
        transport: transport, store: DefaultsStateStore(), now: now)
    }
  }
#endif
