extension CommandSpec {
  package static let updateCheck = CommandSpec(
    name: "update check",
    summary: "Ask a source what an app should do about updates.",
    details: [
      "Asks Heed's own feed, a Sparkle appcast, Apple's lookup or any JSON, as an app",
      "would, and prints the decision, its reason and how it came to it. A state FILE",
      "keeps the last good document and what was skipped or postponed.",
      "",
      "  heed update check --feed https://example.org/feed.json --current 2.3.0",
      "  heed update check --lookup org.example.app --current 2.3.0",
    ],
    operand: nil,
    options: [
      OptionSpec(
        "feed", value: "URL", example: "https://example.org/feed.json", "Heed's own feed."),
      OptionSpec(
        "appcast", value: "URL", example: "https://example.org/appcast.xml",
        "A Sparkle appcast."),
      OptionSpec(
        "lookup", value: "ID", example: "org.example.app",
        "Apple's lookup: its number or the bundle id."),
      OptionSpec(
        "mapped", value: "URL", example: "https://example.org/app.json",
        "Any JSON; --map says where its fields are."),
    ] + asking + [
      OptionSpec(
        "timeout", value: "SECONDS", example: "20", "How long it may take (20)."),
      OptionSpec(flag: "allow-http", "Let http do for a document without a signature."),
      OptionSpec(
        "server", value: "URL", example: "http://localhost:8000",
        "What to ask in place of Apple's server."),
      help,
    ],
    needsRenderer: false)

  package static let updateDecide = CommandSpec(
    name: "update decide",
    summary: "Decide about updates from a local document.",
    details: [
      "Decides as 'heed update check' does, from a file and without a network: a feed,",
      "an appcast, an answer of Apple's lookup, or any JSON with --map. With a key the",
      "signature is read from FILE.sig; an appcast has its own.",
    ],
    operand: Operand(
      name: "FILE", summary: "The document; - is standard input.", isRequired: true,
      isRepeated: false),
    options: asking + [
      OptionSpec(
        "from", value: "URL", example: "https://example.org/appcast.xml",
        "Where it came from; its links may need it."),
      help,
    ],
    needsRenderer: false)

  package static let updateCompare = CommandSpec(
    name: "update compare",
    summary: "Print how two versions stand to each other.",
    details: [
      "Prints <, = or >. The rules are Heed's: numbers of any count and length, missing",
      "ones are 0, a pre-release comes before its version; or those of Semantic",
      "Versioning 2.0.0, of Sparkle or of Siren. Put -- before what begins with a dash.",
    ],
    operand: Operand(
      name: "A B", summary: "Two versions, such as 2.4.1 and 2.5-beta.1.", isRequired: true,
      isRepeated: false),
    options: [
      OptionSpec(
        "rules", value: "heed|semver|sparkle|siren", example: "semver", "The rules (heed)."),
      help,
    ],
    needsRenderer: false)

  /// What says which app asks, on which device and when, and how it is answered.
  private static let asking = [
    OptionSpec("current", value: "V", example: "2.3.0", "The installed version."),
    OptionSpec("build", value: "B", example: "3100", "The installed build, by which appcasts go."),
    OptionSpec("app", value: "ID", example: "org.example.app", "The app's id."),
    OptionSpec(
      "platform", value: "NAME", example: "macos", "Its platform (ios; of appcasts macos)."),
    OptionSpec("os", value: "V", example: "17.4", "The version of the system."),
    OptionSpec("device", value: "FAMILY", example: "phone", "The family of the device."),
    OptionSpec("hardware", value: "A,B", example: "arm64", "What the device has."),
    OptionSpec("channel", value: "A,B", example: "beta", "Channels besides the one for all."),
    OptionSpec("language", value: "A,B", example: "de,en", "What the person reads (en)."),
    OptionSpec("country", value: "A,B", example: "us,de", "The stores to ask, best first (us)."),
    OptionSpec(
      "distribution", value: "WAY", example: "direct", "How the app came to the device (store)."),
    OptionSpec(
      "kind", value: "background|manual", example: "manual", "Who wants to know (background)."),
    OptionSpec("now", value: "TIME", example: "2026-11-30T12:00Z", "The moment (now)."),
    OptionSpec("utc-offset", value: "HOURS", example: "5.5", "The device's zone (0)."),
    OptionSpec("bucket", value: "N", example: "2500", "The place in rollouts, 0 to 9999."),
    OptionSpec(
      "key", value: "[NAME=]KEY", example: "main=ed25519:…",
      "A key to trust; may be given often."),
    OptionSpec(
      "failsafe", value: "DAYS", example: "20",
      "After which an unsigned document may offer."),
    OptionSpec(
      "links", value: "A,B", example: "apps.apple.com", "Hosts that links may lead to (any)."),
    OptionSpec(
      "map", value: "FIELD=PATH", example: "version=ios.latest",
      "Where a field is; may be given often."),
    OptionSpec("state", value: "FILE", example: "state.json", "What is kept between checks."),
    OptionSpec(
      "answer", value: "update|later|skip", example: "later",
      "Answer the prompt so, for the state."),
    OptionSpec("name", value: "NAME", example: "Teapot", "The app's name, for the prompt."),
    OptionSpec(flag: "show", "Show the prompt where a terminal is there."),
    OptionSpec(flag: "json", "Print everything as a JSON object."),
  ]
}
