#if hasFeature(Embedded)
  extension Handlers {
    /// Does work when an action is chosen.
    ///
    /// It has succeeded when it returns, unless it said otherwise by ``WorkContext/finish(_:)`` before.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping (WorkContext) -> Void
    ) {
      beginWork(on: action) {
        perform($0)
        $0.finish(.succeeded)
      }
    }

    /// Checks a field's text, whenever it changed and the field's own rules hold, and returns what is
    /// wrong, or nothing.
    public mutating func validate(_ field: Name, _ check: @escaping (String) -> String?) {
      beginValidation(of: field) { $0.finish(error: check($0.text)) }
    }
  }
#else
  extension Handlers {
    /// Does work when an action is chosen.
    ///
    /// It has failed when it throws, and succeeded when it returns, unless it said otherwise by
    /// ``WorkContext/finish(_:)`` before. It runs in a task that is cancelled when the work has lost
    /// its meaning.
    public mutating func onAction(
      _ action: Name, _ perform: @escaping @MainActor (WorkContext) async throws -> Void
    ) {
      beginWork(on: action) { context in
        let task = Task { @MainActor in
          guard !context.isCancelled else { return }
          do {
            try await perform(context)
            context.finish(.succeeded)
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
