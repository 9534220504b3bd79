internal import Heed
internal import HeedTerminal

/// `heed progress`: shows how far the work is that tells it on standard input.
package struct ProgressCommand {
  private let options: ProgressOptions
  private let console: Console

  /// Makes the command from what was typed.
  package init(_ options: ProgressOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Shows it until the input ends.
  package func run() throws(CommandError) -> ExitCode {
    if FileDescriptor.isTerminal(0) {
      throw .usage(
        "heed progress reads from a pipe how far the work is",
        advice: "Try: for i in 20 40 60 80 100; do echo $i; sleep 1; done | heed progress Copying")
    }
    var feed = ProgressFeed(.lines)
    feed.part = options.part
    feed.text = options.message
    let canDraw = !TerminalSurface.isDumb && MainActor.assumeIsolated { SystemTerminal.isThere }
    if options.isPlain || !canDraw {
      PlainProgress.tell(feed, title: options.title, console: console)
      return .success
    }
    let outcome = MainActor.assumeIsolated { [options, feed] in
      ProgressSurface(
        title: options.title.isEmpty ? nil : PlacedText(RichText(options.title)),
        cancel: options.cancel, frame: nil, feed: feed, reducesMotion: options.reducesMotion
      ).run()
    }
    switch outcome.answer.reason {
    case .withdrawn: return .success
    case .action, .escape, .outsideTap, .swipe:
      if let action = outcome.answer.action { try console.print(action.string) }
      return .cancelled
    default: return try OutcomeText.exitCode(of: outcome)
    }
  }
}
