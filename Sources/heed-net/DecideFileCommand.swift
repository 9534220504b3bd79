internal import Heed
internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

/// `heed update decide` of appcasts, and wherever a key or a state counts.
@MainActor
struct DecideFileCommand {
  private let question: UpdateQuestion
  private let console: Console
  private let document: LocalDocument
  private let address: WebAddress

  init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    var question = try UpdateQuestion(arguments)
    self.console = console
    document = try LocalDocument(
      arguments.only("one document"), isMapped: question.map != nil)
    try question.checkVersion(arguments, isAppcast: document.kind == .appcast)
    if document.kind == .appcast, arguments["platform"] == nil {
      question.installed.platform = "macos"
    }
    self.question = question
    address = try CheckUpdateCommand.address(
      arguments["from"] ?? "https://localhost/\(document.kind.rawValue)")
  }

  func run() async throws(CommandError) -> ExitCode {
    let transport = FileTransport(body: document.bytes, signature: try signature())
    var setup = try UpdateClient.Setup(
      source: try source(), question: question, transport: transport)
    setup.limits.bytes = LocalDocument.most
    return try await CheckTelling(question, console: console).run(setup)
  }

  private func source() throws(CommandError) -> UpdateSource {
    switch document.kind {
    case .feed: return .feed(address)
    case .appcast: return .appcast(address)
    case .mapped:
      guard let map = question.map else { throw .usage("--map is missing") }
      return .mapped(address, map)
    case .lookup:
      let app = question.installed.id?.string ?? "app"
      return .lookup(LookupQuery(app, question, server: nil))
    }
  }

  /// The signatures beside the file; an appcast has its own.
  private func signature() throws(CommandError) -> [UInt8]? {
    let path = document.file + SignatureFile.suffix
    guard !question.keys.isEmpty, document.file != "-", FileSystem.isThere(path) else { return nil }
    return try FileSystem.read(path, limit: 65_536)
  }
}
