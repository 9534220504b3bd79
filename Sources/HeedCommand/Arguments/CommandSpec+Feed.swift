extension CommandSpec {
  package static let feedInit = CommandSpec(
    name: "feed init",
    summary: "Begin a feed of releases.",
    details: [
      "Writes a feed for one app without a release; 'heed feed add' adds them. A file",
      "that is there already is left alone.",
    ],
    operand: Operand(
      name: "FILE", summary: "The feed (feed.json).", isRequired: false, isRepeated: false),
    options: [
      OptionSpec("app", value: "ID", example: "org.example.app", "The app's id."),
      OptionSpec("platform", value: "NAME", example: "macos", "The app's platform (ios)."),
      OptionSpec("name", value: "NAME", example: "Teapot", "The app's name."),
      OptionSpec(
        "store-id", value: "NUMBER", example: "1000000001", "The app's number in the store."),
      OptionSpec(
        "link", value: "URL", example: "https://apps.apple.com/app/id1000000001",
        "Where updates are to be had."),
      OptionSpec("days", value: "DAYS", example: "90", "Days until the feed expires (90)."),
      now, help,
    ],
    needsRenderer: false)

  package static let feedAdd = CommandSpec(
    name: "feed add",
    summary: "Add a release to a feed.",
    details: [
      "Puts the release in front, raises the serial and moves the expiry on. A feed",
      "that would lock people out is not written. Of several apps --app names one; an",
      "app that is not there yet is added.",
      "",
      "  heed feed add feed.json 2.4.1 --notes 'Rotating is smooth again.'",
    ],
    operand: Operand(
      name: "FILE VERSION", summary: "The feed, and the new version.", isRequired: true,
      isRepeated: false),
    options: [
      OptionSpec("app", value: "ID", example: "org.example.app", "The app's id."),
      OptionSpec("platform", value: "NAME", example: "macos", "The app's platform."),
      OptionSpec("build", value: "B", example: "3100", "The build."),
      OptionSpec("date", value: "TIME", example: "2026-11-30T12:00Z", "When it came out (now)."),
      OptionSpec(
        "starts", value: "TIME", example: "2026-12-01T08:00Z", "When it may first be offered."),
      OptionSpec("title", value: "TEXT", example: "'Winter'", "Its title."),
      OptionSpec(
        "notes", value: "[xx:]TEXT", example: "'de:Läuft wieder rund.'",
        "What is new; @FILE reads it; once a language."),
      OptionSpec(
        "notes-format", value: "plain|markdown|html", example: "markdown",
        "What the notes are (plain)."),
      OptionSpec(
        "link", value: "URL", example: "https://example.org/app", "Where it is to be had."),
      OptionSpec("channel", value: "NAME", example: "beta", "For this channel alone."),
      OptionSpec("minimum-system", value: "V", example: "16.0", "The oldest system."),
      OptionSpec("maximum-system", value: "V", example: "18.9", "The newest system."),
      OptionSpec("device", value: "A,B", example: "phone,pad", "For these families alone."),
      OptionSpec("hardware", value: "A,B", example: "arm64", "What it needs."),
      OptionSpec(flag: "critical", "Nobody may skip or postpone it."),
      OptionSpec(
        "rollout", value: "A,B", example: "1,10,50,100", "Percentages, one for each day."),
      OptionSpec("minimum", value: "V", example: "2.0", "The oldest version that may go on."),
      OptionSpec("days", value: "DAYS", example: "90", "Days until the feed expires."),
      now, help,
    ],
    needsRenderer: false)

  package static let feedLint = CommandSpec(
    name: "feed lint",
    summary: "Find what in a feed would lock people out.",
    details: [
      "Names what cannot be read, what would lock people out, and what is hardly meant,",
      "each with its place and what to do.",
    ],
    operand: Operand(
      name: "FILE", summary: "The feed; - is standard input.", isRequired: true,
      isRepeated: false),
    options: [
      OptionSpec(
        "previous", value: "FILE", example: "published.json", "The feed that is published now."),
      OptionSpec(flag: "signed", "As for a feed that will be signed."),
      OptionSpec(
        "links", value: "A,B", example: "apps.apple.com", "Hosts that the app opens."),
      now,
      OptionSpec(flag: "json", "Print the findings as a JSON array."),
      help,
    ],
    needsRenderer: false)

  package static let feedKey = CommandSpec(
    name: "feed key",
    summary: "Make a key that signs feeds.",
    details: [
      "Makes a secret key in a new file that only its owner may read, and prints the",
      "public key for the app. With --public it prints that of a file that is there.",
    ],
    operand: Operand(
      name: "FILE", summary: "The file of the secret key.", isRequired: true, isRepeated: false),
    options: [
      OptionSpec("id", value: "NAME", example: "main", "The key's id (its first digits)."),
      OptionSpec(flag: "public", "Print the public key, and make none."),
      help,
    ],
    needsRenderer: false)

  package static let feedSign = CommandSpec(
    name: "feed sign",
    summary: "Sign a feed.",
    details: [
      "Writes the signatures of the feed's exact bytes into FILE.sig, to be published",
      "beside it. A feed that would lock people out is not signed.",
    ],
    operand: Operand(name: "FILE", summary: "The feed.", isRequired: true, isRepeated: false),
    options: [
      OptionSpec(
        "key", value: "FILE", example: "main.key", "A secret key; may be given often."),
      OptionSpec(
        "output", letter: "o", value: "OUT", example: "feed.json.sig", "The file (FILE.sig)."),
      OptionSpec(flag: "force", "Sign whatever 'heed feed lint' says of it."),
      now, help,
    ],
    needsRenderer: false)

  package static let feedVerify = CommandSpec(
    name: "feed verify",
    summary: "Check the signatures of a feed.",
    details: [
      "Tells which of the given keys signed the feed's exact bytes."
    ],
    operand: Operand(name: "FILE", summary: "The feed.", isRequired: true, isRepeated: false),
    options: [
      OptionSpec(
        "key", value: "[NAME=]KEY", example: "main=ed25519:…",
        "A public key; may be given often."),
      OptionSpec(
        "signature", value: "FILE", example: "feed.json.sig", "The signatures (FILE.sig)."),
      help,
    ],
    needsRenderer: false)

  private static let now = OptionSpec(
    "now", value: "TIME", example: "2026-11-30T12:00Z", "The moment that counts as now.")
}
