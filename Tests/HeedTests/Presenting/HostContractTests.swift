import Heed
import HeedTesting
import Testing

@Suite @MainActor struct HostContractTests {
  @Test(arguments: [RecordingHost.Showing.atOnce, .later], [false, true])
  func findsNothingInAHostThatKeepsIt(_ showing: RecordingHost.Showing, _ playsMotion: Bool) {
    let violations = HostContract.check {
      let host = RecordingHost(playsMotion: playsMotion)
      host.showing = showing
      var subject = host.underTest
      subject.advance = { seconds in
        host.advance(by: seconds / 2)
        host.reportPresented()
        host.advance(by: seconds / 2)
      }
      subject.appHasFocus = { host.operations.last != .perform(1, .moveFocus("action/keep")) }
      return subject
    }
    #expect(violations == [])
  }

  @Test func findsNothingInAHostOfTenLines() {
    let violations = HostContract.check {
      let host = WordHost()
      return HostUnderTest(
        host, advance: { host.advance(by: $0) }, shownActions: { host.shownActions },
        choose: { host.presentation?.send(.activated("action/\($0)")) })
    }
    #expect(violations == [])
  }

  @Test(arguments: BrokenHost.Fault.allCases)
  func namesTheClauseThatAHostBreaks(_ fault: BrokenHost.Fault) {
    let violations = HostContract.check { BrokenHost(fault).underTest }
    #expect(violations.contains { $0.clause == fault.clause }, "\(violations)")
    #expect(violations.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func breaksEveryClauseInSomeHost() {
    let broken = Set(BrokenHost.Fault.allCases.map { $0.clause })
    #expect(broken == Set(HostContract.Clause.allCases))
  }
}
