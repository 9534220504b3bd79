import Heed
import HeedSnapshots
import XCTest

/// The same in XCTest.
final class OlderAlertTests: XCTestCase {
  func testAsksForSignIn() {
    assertScene(of: AppAlerts.signIn)
  }
}
