internal import Heed
public import HeedUpdate

extension UpdateClient {
  /// Everything that a client depends on, so that tests can bring their own.
  public struct Setup: Sendable {
    /// Where the app learns of its releases.
    public var source: UpdateSource
    /// The app that runs.
    public var installed: InstalledApp
    /// The device that it runs on.
    public var device: Device
    /// The app's own word.
    public var settings: UpdateSettings
    /// The keys that a document has to be signed by; nothing means that it needs no signature.
    public var keys: FeedKeys?
    /// What loads documents.
    public var transport: any UpdateTransport
    /// Where the state is kept.
    ///
    /// Nothing means nowhere: each check is the first, so that people are asked again however often they
    /// have said "later" or "skip", nothing is known without a network, and an old feed is not told from
    /// a new one. That is for tests and for commands that run once.
    public var store: (any StateStore)?
    /// How long and how much.
    public var limits = SourceLimits()
    /// When a failed load is tried once more.
    public var retry = Retry()
    /// Whether `http` is enough for a document without a signature; false by default.
    public var allowsHTTP = false
    /// The time.
    public var now: @Sendable () -> Timestamp
    /// The id of a new install.
    public var randomID: @Sendable () -> UInt64 = { .random(in: 0 ... .max) }

    /// Makes a setup with the usual limits.
    ///
    /// The place for the state has to be named, since without one people are asked at each check. On
    /// Apple's systems it may be left out: then the user defaults of the app keep it.
    public init(
      source: UpdateSource, installed: InstalledApp, device: Device = Device(),
      settings: UpdateSettings = UpdateSettings(), keys: FeedKeys? = nil,
      transport: any UpdateTransport, store: (any StateStore)?,
      now: @escaping @Sendable () -> Timestamp = { Timestamp.current }
    ) {
      self.source = source
      self.installed = installed
      self.device = device
      self.settings = settings
      self.keys = keys
      self.transport = transport
      self.store = store
      self.now = now
    }

    var reader: SourceReader {
      SourceReader(source: source, installed: installed, languages: device.languages, keys: keys)
    }
  }
}
