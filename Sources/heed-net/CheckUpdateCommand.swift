internal import Heed
internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

/// `heed update check`: asks a source over the network.
@MainActor
struct CheckUpdateCommand {
  private let question: UpdateQuestion
  private let console: Console
  private let source: UpdateSource
  private let seconds: Double?
  private let allowsHTTP: Bool

  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    var question = try UpdateQuestion(arguments)
    self.console = console
    source = try Self.source(arguments, &question)
    try question.checkVersion(arguments, isAppcast: arguments["appcast"] != nil)
    self.question = question
    seconds = try arguments.number(
      "timeout", in: 0.1...600, "a number of seconds from 0.1 to 600, such as 20")
    allowsHTTP = arguments.has("allow-http")
  }

  func run() async throws(CommandError) -> ExitCode {
    var setup = try UpdateClient.Setup(
      source: source, question: question, transport: Self.transport)
    if let seconds { setup.limits.seconds = seconds }
    setup.allowsHTTP = allowsHTTP
    return try await CheckTelling(question, console: console).run(setup)
  }

  private static var transport: any UpdateTransport {
    #if os(Linux)
      CurlTransport()
    #else
      URLSessionTransport()
    #endif
  }

  /// The one source that was named.
  private static func source(
    _ arguments: ParsedArguments, _ question: inout UpdateQuestion
  ) throws(CommandError) -> UpdateSource {
    let named = arguments.all("feed", "appcast", "lookup", "mapped")
    guard let (name, value) = named.first else {
      throw .usage(
        "Say what to ask: --feed URL, --appcast URL, --lookup ID or --mapped URL",
        advice: "Try 'heed update check --help'.")
    }
    if named.count > 1 {
      throw .usage("One source is asked at a time; leave out --\(named[1].name)")
    }
    switch name {
    case "feed": return .feed(try address(value))
    case "appcast":
      if arguments["platform"] == nil { question.installed.platform = "macos" }
      return .appcast(try address(value))
    case "lookup":
      // A bundle id is the app's own.
      let isNumber = value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if question.installed.id == nil, !isNumber { question.installed.id = Name(value) }
      return .lookup(try LookupQuery(value, question, server: arguments["server"].map(address)))
    default:
      guard let map = question.map else {
        throw .usage("--mapped needs --map, such as --map version=ios.latest")
      }
      return .mapped(try address(value), map)
    }
  }

  static func address(_ text: String) throws(CommandError) -> WebAddress {
    do throws(UpdateError) {
      return try WebAddress(text)
    } catch {
      throw CommandError(error)
    }
  }
}
