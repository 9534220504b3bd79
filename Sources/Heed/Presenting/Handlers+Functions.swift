#if hasFeature(Embedded)
  extension Handlers {
    /// Does work when an action is chosen; it has succeeded when it returns.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping (WorkContext) -> Void
    ) {
      beginWork(on: action) {
        perform($0)
        $0.finish(.succeeded)
      }
    }

    /// Does work when an action is chosen, and says how it went.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping (WorkContext) -> WorkResult
    ) {
      beginWork(on: action) { $0.finish(perform($0)) }
    }

    /// Checks a field's text, whenever it changed and the field's own rules hold, and returns what is
    /// wrong, or nothing.
    public mutating func validate(_ field: Name, _ check: @escaping (String) -> String?) {
      beginValidation(of: field) { $0.finish(error: check($0.text)) }
    }
  }
#else
  extension Handlers {
    /// Does work when an action is chosen; it has succeeded when it returns, and failed when it throws.
    ///
    /// It runs in a task that is cancelled when the work has lost its meaning.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping @MainActor (WorkContext) async throws -> Void
    ) {
      onAction(action) { context -> WorkResult in
        try await perform(context)
        return .succeeded
      }
    }

    /// Does work when an action is chosen, and says how it went; it has failed when it throws.
    ///
    /// It runs in a task that is cancelled when the work has lost its meaning.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping @MainActor (WorkContext) async throws -> WorkResult
    ) {
      beginWork(on: action) { context in
        let task = Task { @MainActor in
          guard !context.isCancelled else { return }
          do {
            context.finish(try await perform(context))
          } catch {
            context.finish(.failed(context.handlers.message(error)))
          }
        }
        context.onCancel { task.cancel() }
      }
    }

    /// Checks a field's text, whenever it changed and the field's own rules hold, and returns what is
    /// wrong, or nothing.
    public mutating func validate(
      _ field: Name, _ check: @escaping @MainActor (String) -> String?
    ) {
      beginValidation(of: field) { $0.finish(error: check($0.text)) }
    }

    /// Checks a field's text, whenever it changed and the field's own rules hold, and returns what is
    /// wrong, or nothing; where it throws, the text is wrong too.
    ///
    /// It runs in a task that is cancelled when the text changes again or the alert is over.
    public mutating func validate(
      _ field: Name, _ check: @escaping @MainActor (String) async throws -> String?
    ) {
      beginValidation(of: field) { context in
        let task = Task { @MainActor in
          guard !context.isCancelled else { return }
          do {
            context.finish(error: try await check(context.text))
          } catch {
            context.finish(error: context.handlers.message(error) ?? context.texts.failed)
          }
        }
        context.onCancel { task.cancel() }
      }
    }
  }
#endif
