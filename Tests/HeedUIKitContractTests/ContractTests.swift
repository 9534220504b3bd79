import Testing

#if os(iOS)
  import XCTest
#endif

/// All clauses use one screen, so one runs after another.
@Suite(.serialized) @MainActor struct ContractTests {
  @Test(arguments: ContractClause.all, Surroundings.variants)
  func keeps(_ clause: ContractClause, in variant: Surroundings.Variant) async {
    let findings = await clause.findings(in: variant)
    #expect(findings == [])
  }

  #if !os(iOS)
    @Test(arguments: Surroundings.variants)
    func keepsTheContractOfHosts(in variant: Surroundings.Variant) {
      #expect(HostClauses.violations(in: variant) == [])
    }
  #endif
}

#if os(iOS)
  /// On iOS the main run loop has to turn inside the test, which XCTest's own tests allow.
  final class HostContractTests: XCTestCase {
    @MainActor
    func testKeepsTheContractOfHosts() {
      for variant in Surroundings.variants {
        XCTAssertEqual(HostClauses.violations(in: variant), [])
      }
    }
  }
#endif
