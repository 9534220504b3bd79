import Heed

extension Handlers {
  /// Work that takes a moment, for the actions that wait for theirs.
  @MainActor
  static var demo: Handlers {
    var handlers = Handlers()
    handlers.onAction("signIn") { context in
      try await Task.sleep(nanoseconds: 1_500_000_000)
      if context[field: "password"] == "correct horse" {
        throw WorkFailure("This is not the right password.")
      }
    }
    return handlers
  }
}
