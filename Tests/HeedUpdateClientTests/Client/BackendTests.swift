import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

@Suite @MainActor struct BackendTests {
  private func client(_ document: UpdateDocument) -> UpdateClient {
    var setup = UpdateClient.Setup(
      source: .fixed(document), installed: InstalledApp(versionText: "2.3.1"),
      device: Device(system: try? Version("17.0")), transport: ScriptedTransport(),
      store: MemoryStore())
    setup.now = { Timestamp(seconds: 1_000_000) }
    return UpdateClient(setup)
  }

  @Test func givesAGateWhatItNeeds() async throws {
    let document = UpdateDocument(
      releases: [Release(try Version("2.4.0"), link: "https://apps.apple.com/app/id1")])
    let client = client(document)
    let gate = UpdateGate(
      prompt: UpdatePrompt(appName: "Teapot", languages: ["en"]), backend: client.backend)
    let decision = await withCheckedContinuation { continuation in
      gate.check { continuation.resume(returning: $0) }
    }
    #expect(decision.kind == .offer)
    let alert = try #require(gate.state.alert)
    gate.shown()
    gate.ended(Answer(to: alert, reason: .action, action: "later"))
    #expect(gate.state == .open)
    // It is kept by a task of the client's.
    var record: ReleaseRecord?
    for _ in 0..<10_000 {
      record = await client.state.records.first
      if record?.answered == 1, record?.shown == 1 { break }
      await Task.yield()
    }
    #expect(record?.answered == 1)
    #expect(record?.shown == 1)
  }
}
