public import HeedUpdate

extension UpdateClient {
  /// What an `UpdateGate` needs: it asks this client, decides at the start from the last
  /// good document, and has answers remembered.
  public nonisolated var backend: UpdateBackend { backend(onError: { _ in }) }

  /// What a gate needs, with somebody who is told where an answer could not be saved.
  public nonisolated func backend(
    onError: @escaping @Sendable (UpdateError) -> Void
  ) -> UpdateBackend {
    let now = setup.now
    return UpdateBackend(
      now: { now() },
      decision: { kind in await self.check(kind).decision },
      remembered: { await self.checkStored().decision },
      recordShown: { decision in
        guard let release = decision.release else { return }
        let moment = now()
        self.keep(onError) { $0.recordShown(release, at: moment) }
      },
      recordAnswer: { answer, decision in
        let moment = now()
        self.keep(onError) { $0.recordAnswer(answer, for: decision, at: moment) }
      })
  }

  private nonisolated func keep(
    _ onError: @escaping @Sendable (UpdateError) -> Void,
    _ change: @escaping @Sendable (inout UpdateState) -> Void
  ) {
    Task {
      do throws(UpdateError) {
        try await record(change)
      } catch {
        onError(error)
      }
    }
  }
}
