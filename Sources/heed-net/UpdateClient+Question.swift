internal import HeedCommand
internal import HeedUpdate
internal import HeedUpdateClient

extension UpdateClient.Setup {
  /// A client for a question.
  init(
    source: UpdateSource, question: UpdateQuestion, transport: any UpdateTransport
  ) throws(CommandError) {
    let now = question.now
    self.init(
      source: source, installed: question.installed, device: question.device,
      settings: question.settings, keys: try Self.keys(question), transport: transport,
      store: question.state.map { FileStateStore(path: $0) }, now: { now })
    // Without a state each run is that of the same install, so that it can be repeated.
    if question.state == nil { randomID = { 0 } }
  }

  private static func keys(_ question: UpdateQuestion) throws(CommandError) -> FeedKeys? {
    if question.keys.isEmpty { return nil }
    do throws(UpdateError) {
      var keys: [FeedKey] = []
      for text in question.keys { keys.append(try FeedKey(text)) }
      return try FeedKeys(keys, failsafe: question.failsafe)
    } catch {
      throw .usage("--key: \(error.reason)")
    }
  }
}
