import HeedUpdateUIKit
import SwiftUI

// Snippet: startsInSwiftUI
struct TeapotApp: App {
  let gate: UpdateGate

  var body: some Scene {
    WindowGroup {
      Text("Teapot").updateGate(gate)
    }
  }
}
// End

extension TeapotApp {
  init() {
    let backend = UpdateBackend(
      now: { Timestamp(seconds: 0) },
      decision: { _ in
        Decision(.none, installed: "1.0", reason: DecisionReason(.upToDate))
      })
    gate = UpdateGate(prompt: .ofThisApp(), backend: backend)
  }
}
