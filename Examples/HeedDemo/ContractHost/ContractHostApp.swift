import SwiftUI

/// An empty app around the tests. It has nothing of Heed in it, so that the tests' own is there alone.
@main
struct ContractHostApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}
