internal import Heed
package import HeedUpdate

/// What is asked of `heed update check` and `heed update decide`: which app, on which device, when.
package struct UpdateQuestion: Sendable {
  package var installed: InstalledApp
  package var device: Device
  package var settings: UpdateSettings
  package var kind: CheckKind
  package var now: Timestamp
  /// The stores to ask, best first.
  package var countries: [String]
  /// Public keys as texts.
  package var keys: [String]
  /// Seconds after which a document without a signature may offer.
  package var failsafe: Double?
  /// Where fields are, for JSON that is none of the known documents.
  package var map: FieldMap?
  /// The file in which the state is kept.
  package var state: String?
  /// What the person answers, where it is said beforehand.
  package var answer: UpdateAnswer?
  /// The app's name for the prompt.
  package var appName: String
  package var shows: Bool
  package var isJSON: Bool

  /// Reads the question from what was typed.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let current = arguments["current"] else {
      throw .usage("Say which version is installed, such as --current 2.3.0")
    }
    let build = arguments["build"].flatMap { BuildNumber($0) }
    installed = InstalledApp(
      id: arguments["app"].map { Name($0) }, platform: Name(arguments["platform"] ?? "ios"),
      versionText: current, build: build, channels: arguments.names("channel"))
    if let kind = try arguments.word("distribution", Distribution.Kind.self) {
      installed.distribution = Distribution(kind: kind)
    }
    device = Device(
      system: try arguments.version("os"), family: arguments["device"].map { Name($0) },
      hardware: arguments.names("hardware"))
    let languages = arguments.names("language")
    if !languages.isEmpty { device.languages = languages }
    let offset = try arguments.number(
      "utc-offset", in: -14...14, "a number of hours from -14 to 14, such as 5.5")
    device.utcOffset = (offset ?? 0) * 3_600
    countries = arguments.list("country")
    // Which version somebody has to have is asked here, not where an app gets it.
    settings = UpdateSettings(
      allowedLinks: arguments.linkHosts ?? .https, forcesWithoutLink: true,
      country: countries.first.map { Name($0) })
    settings.bucket = try arguments.number(
      "bucket", in: 0...Double(Rollout.buckets - 1), "a whole number from 0 to 9999"
    ).map { Int($0) }
    kind =
      try arguments.word("kind", CheckKind.Kind.self).map { CheckKind(kind: $0) } ?? .background
    now = try arguments.now()
    keys = arguments.all("key").map { $0.value }
    settings.requiresVerified = !keys.isEmpty
    failsafe = try arguments.number(
      "failsafe", in: 0...3_650, "a number of days, such as 20"
    ).map { $0 * 86_400 }
    map = try FieldMap(arguments.all("map").map { $0.value })
    state = arguments["state"]
    answer = try arguments.word("answer", UpdateAnswer.Kind.self).map { UpdateAnswer(kind: $0) }
    appName = arguments["name"] ?? arguments["app"] ?? "This app"
    shows = arguments.has("show")
    isJSON = arguments.has("json")
    if answer != nil, shows {
      throw .usage("--answer is in place of --show; leave one of them out")
    }
  }

  /// Makes sure that the installed version can be compared.
  ///
  /// An appcast goes by builds, or by versions as Sparkle reads them, so any text may stand there.
  package func checkVersion(
    _ arguments: ParsedArguments, isAppcast: Bool
  ) throws(CommandError) {
    if installed.build == nil, !isAppcast { _ = try arguments.version("current") }
  }
}
