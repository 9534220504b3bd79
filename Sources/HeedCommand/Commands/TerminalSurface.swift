internal import Heed
internal import HeedTerminal

/// The terminal as a surface for the command: drawn where it can be, line by line where it cannot.
@MainActor
struct TerminalSurface {
  private let options: ShowOptions
  private let capabilities: TerminalCapabilities

  init(_ options: ShowOptions) {
    self.options = options
    var capabilities = TerminalCapabilities(variable: SystemVariable.value)
    if options.reducesMotion { capabilities.reducesMotion = true }
    if let locale = options.locale { capabilities.locale = locale }
    self.capabilities = capabilities
  }

  /// Whether the terminal can do no more than print lines.
  nonisolated static var isDumb: Bool {
    TerminalCapabilities(variable: SystemVariable.value).isDumb
  }

  /// Asks on the terminal, as a command does.
  nonisolated static func ask(
    _ shown: ShownAlert, _ options: ShowOptions
  ) throws(CommandError) -> ShowOutcome {
    let alert = shown.alert
    let outcome = MainActor.assumeIsolated { TerminalSurface(options).run(alert) }
    return ShowOutcome(answer: outcome.answer, unanswered: OutcomeText.result(of: outcome))
  }

  /// The language that the system's variables name.
  nonisolated static var systemLocale: Name {
    TerminalCapabilities(variable: SystemVariable.value).locale
  }

  func run(_ alert: Alert, box: BoxManner? = nil) -> TerminalOutcome {
    if options.isPlain { return runPlain(alert) }
    // Somebody is there, but nothing can be placed on such a terminal.
    if capabilities.isDumb, SystemTerminal.isThere {
      return PlainForm(device: SystemTerminal(.lines), locale: capabilities.locale).run(alert)
    }
    let locale = capabilities.locale
    let session = TerminalSession(
      device: SystemTerminal(), capabilities: capabilities,
      direction: Direction(language: locale),
      escapeDelay: options.escapeDelay)
    session.host.box = box
    return session.run(alert)
  }

  private func runPlain(_ alert: Alert) -> TerminalOutcome {
    let device = SystemTerminal(SystemTerminal.isThere ? .lines : .streams)
    return PlainForm(device: device, locale: capabilities.locale).run(alert)
  }
}
