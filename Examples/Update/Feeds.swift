import HeedUpdateClient
import HeedUpdateUIKit
import UIKit

// Snippet: makesAClient
extension UpdateClient {
  /// The app holds two keys: one signs, the other is kept apart for the day when the first is lost.
  @MainActor
  static func ofTeapot() throws -> UpdateClient {
    let keys = try FeedKeys([
      FeedKey("spring=ed25519:VgSnTwIsfHFHZrOX3Ah18OEpcvGTaTRGVHDNPqn0+mWdZJFU"),
      FeedKey("spare=ed25519:TtXTfgBSheUyX7jynwdFmAia3yx8b55ZehLv2QlCkBfDe345"),
    ])
    let info = Bundle.main.infoDictionary ?? [:]
    let installed = InstalledApp(
      id: "com.example.teapot", versionText: info["CFBundleShortVersionString"] as? String ?? "")
    let device = Device(
      system: try? Version(UIDevice.current.systemVersion),
      family: UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone",
      languages: Locale.preferredLanguages.map { Name($0) })
    return UpdateClient(
      Setup(
        source: .feed(try WebAddress("https://updates.example.com/teapot.json")),
        installed: installed, device: device, keys: keys))
  }
}
// End

// Snippet: startsWithAClient
final class FeedDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if let client = try? UpdateClient.ofTeapot() {
      UpdateGate.start(backend: client.backend)
    }
    return true
  }
}
// End

func asksTheStore() -> UpdateClient {
  // Snippet: asksTheStore
  let query = LookupQuery(app: "com.example.teapot", countries: ["DE", "US"])
  let client = UpdateClient(
    UpdateClient.Setup(
      source: .lookup(query),
      installed: InstalledApp(id: "com.example.teapot", versionText: "2.3.1")))
  // End
  return client
}

func asksByHand(_ client: UpdateClient) async {
  // Snippet: checksOnce
  let check = await client.check(.manual)
  if let failure = check.failure {
    // The last good document counts.
    print("The feed cannot be read: \(failure)")
  }
  print(check.decision.summary)
  // End
}

func sharesTheState(_ setup: UpdateClient.Setup) -> UpdateClient {
  // Snippet: keepsItInAGroup
  var setup = setup
  setup.store = DefaultsStateStore(suite: "group.com.example.teapot")
  // End
  return UpdateClient(setup)
}
