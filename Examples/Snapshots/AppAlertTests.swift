import Heed
import HeedSnapshots
import Testing

/// Pictures and scenes of an app's alerts, compared with those in `__Snapshots__`. On iOS views draw the
/// pictures, so it is on the main actor.
@Suite @MainActor struct AppAlertTests {
  @Test func asksForSignIn() {
    assertPicture(of: AppAlerts.signIn)
    assertPicture(of: AppAlerts.signIn, as: Environment(appearance: .dark), named: "dark")
  }

  @Test(arguments: [ContentSizeCategory.large, .accessibility3])
  func standsWhereItStood(textSize: ContentSizeCategory) {
    assertScene(
      of: AppAlerts.signIn, as: Environment(textSize: textSize), named: textSize.name)
  }
}
