internal import Heed
internal import HeedCommand
internal import HeedDocument

/// A page in the person's browser as a surface for the command.
struct BrowserSurface {
  private let shown: ShownAlert
  private let options: ShowOptions
  private let console: Console

  init(_ shown: ShownAlert, _ options: ShowOptions, console: Console) {
    self.shown = shown
    self.options = options
    self.console = console
  }

  /// Seconds for which a page that is told the end is waited for.
  private static let farewell = 0.5
  /// Seconds between two signs of life, by which a lost connection is noticed.
  private static let pulse = 2.0

  /// Asks on a page, and waits.
  func run() throws(CommandError) -> ShowOutcome {
    let site = try QuestionSite(shown, reducesMotion: options.reducesMotion)
    let server = try HTTPServer(site: site)
    site.open(port: server.port)
    defer {
      // The library ends the process where a stream still waits.
      site.sayFarewell()
      server.stop()
    }
    console.complain("heed: Answer at \(site.address)")

    var launcher = BrowserLauncher(address: site.address)
    launcher.start()
    var nextPulse = Clock.now
    var exitCode: ExitCode?
    var isHopeless = false
    while site.end == nil {
      try server.run(milliseconds: 200)
      // The page has been told that its answer counts.
      if site.end != nil { break }
      exitCode = EndingSignal.exitCode
      if exitCode != nil { break }
      if !site.wasAsked, !launcher.isHopeful() {
        isHopeless = true
        break
      }
      let now = Clock.now
      site.pass(to: now)
      if now >= nextPulse {
        site.pulse()
        nextPulse = now + Self.pulse
      }
    }
    try sayFarewell(site, server)
    if let exitCode { return unanswered(site, .interrupted, .success(exitCode)) }
    if isHopeless {
      let reason = launcher.failure.map { ": \($0)" } ?? ""
      return unanswered(
        site, .unavailable,
        .failure(
          .unavailable(
            "No browser could be opened\(reason)", advice: "Set BROWSER to the command of one.")))
    }
    return outcome(site)
  }

  /// Tells the pages that it is over, and lets what is being sent arrive.
  private func sayFarewell(_ site: QuestionSite, _ server: HTTPServer) throws(CommandError) {
    site.sayFarewell()
    let end = Clock.now + Self.farewell
    while site.hasListeners, Clock.now < end { try server.run(milliseconds: 20) }
    for _ in 0..<5 { try server.run(milliseconds: 10) }
  }

  private func outcome(_ site: QuestionSite) -> ShowOutcome {
    switch site.end {
    case .answered(let answer)?:
      return ShowOutcome(
        answer: answer, unanswered: .failure(.unavailable("The page took the question away")))
    case .failed(let reason)?:
      return unanswered(
        site, .unavailable, .failure(.unavailable("The page could not show it: \(reason)")))
    case .timedOut?: return unanswered(site, .timeout, .success(.timeout))
    case .unopened?, nil:
      return unanswered(
        site, .unavailable,
        .failure(
          .unavailable("The page was not opened within \(Int(site.patience)) seconds")))
    case .closed? where !site.wasShown:
      return unanswered(
        site, .unavailable,
        .failure(.unavailable("The page was closed before the question was seen")))
    case .closed?:
      return unanswered(
        site, .interrupted,
        .failure(.unavailable("The page was closed before there was an answer")))
    }
  }

  private func unanswered(
    _ site: QuestionSite, _ reason: Answer.Reason, _ result: Result<ExitCode, CommandError>
  ) -> ShowOutcome {
    ShowOutcome(
      answer: Answer(to: shown.alert, reason: reason, wasShown: site.wasShown), unanswered: result)
  }
}
