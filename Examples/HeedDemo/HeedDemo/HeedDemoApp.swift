import SwiftUI

/// The gallery as an app: every alert, by the interface for UIKit and by the one for SwiftUI.
@main
struct HeedDemoApp: App {
  var body: some Scene {
    WindowGroup { DemoTabs().ignoresSafeArea() }
  }
}
