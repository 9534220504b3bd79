// `make test-url-session` runs these where there is none of Apple's systems.
#if canImport(Darwin) || HEED_URL_SESSION
  import Foundation
  import HeedUpdate
  import HeedUpdateClient
  import Testing

  struct SystemDefaultsTests {
    @Test func anAppThatNamesNoStoreRemembersInItsUserDefaults() throws {
      let setup = UpdateClient.Setup(
        source: .fixed(UpdateDocument()), installed: InstalledApp(versionText: "1.0"))
      let store = try #require(setup.store as? DefaultsStateStore)
      #expect(store.key == "heed.update.state")
      #expect(store.suite == nil)
      #expect(setup.transport is URLSessionTransport)
    }

    @Test func whoSaidLaterIsNotAskedAgainAfterANewStart() async throws {
      let suite = "heed-tests-\(UInt64.random(in: 0 ... .max))"
      defer { UserDefaults().removePersistentDomain(forName: suite) }
      let release = Release(try Version("2.0"), link: "https://example.org/get")
      var setup = UpdateClient.Setup(
        source: .fixed(UpdateDocument(releases: [release])),
        installed: InstalledApp(versionText: "1.0"), now: { Timestamp(seconds: 1_780_000_000) })
      setup.store = DefaultsStateStore(suite: suite)
      let client = UpdateClient(setup)
      let decision = await client.check().decision
      #expect(decision.kind == .offer)
      try await client.record { state in
        state.recordShown(release, at: Timestamp(seconds: 1_780_000_000))
        state.recordAnswer(
          .later, for: decision, at: Timestamp(seconds: 1_780_000_000), wasShown: true)
      }
      #expect(await UpdateClient(setup).check().decision.kind == .none)
    }

    @Test func damagedDefaultsArePutAside() async throws {
      let suite = "heed-tests-\(UInt64.random(in: 0 ... .max))"
      defer { UserDefaults().removePersistentDomain(forName: suite) }
      let store = DefaultsStateStore(suite: suite)
      #expect(try store.read() == nil)
      try store.write(Array("{\"heedStore\": 1".utf8))
      var setup = UpdateClient.Setup(
        source: .fixed(UpdateDocument()), installed: InstalledApp(versionText: "1.0"))
      setup.store = store
      #expect(await UpdateClient(setup).check().storage.map(\.kind) == [.storage])
      let aside = try #require(UserDefaults(suiteName: suite)).data(
        forKey: "heed.update.state.damaged")
      #expect(aside.map { Array($0) } == Array("{\"heedStore\": 1".utf8))
    }
  }
#endif
