import HeedUIKit
import UIKit

extension SampleViewController {
  func changesWhileItIsUp() {
    // Snippet: changesWhileItIsUp
    var alert = Alert("Looking for your watch…", cancel: "Stop")
    alert.content = [.progress(nil)]
    let handle = alert.present(from: self) { answer in
      self.note("It is over: \(answer.reason == .action)")
    }
    alert.title = "Found it"
    alert.content = []
    handle.update(alert)
    // End
  }

  func comesBeforeOthers() async {
    // Snippet: comesBeforeOthers
    let alert = Alert("The battery is almost empty")
    let urgent = PresentationOptions(id: "battery", priority: 10, policy: .preempt, isUnique: true)
    // What is up makes room for it, and comes back.
    await alert.present(from: self, options: UIKitOptions(presentation: urgent))
    // End
  }

  func asksByTheSystemsController() async {
    // Snippet: asksByTheSystemsController
    let alert = Alert("Delete 3 photos?", cancel: "Keep") { Action("Delete", role: .destructive) }
    // Empty: the system's controller can show all of it. Otherwise Heed draws the alert.
    for limit in alert.systemLimits { note("\(limit)") }
    await alert.present(from: self, options: UIKitOptions(appearance: .system))
    // End
  }

  func stylesTheSystemsController() async {
    // Snippet: stylesTheSystemsController
    var alert = Alert("Say \("hello", color: .systemRed)", cancel: "Cancel")
    alert.cancel?.color = .lightGray
    // Not documented by Apple: see SystemStyling.keyValueCoding before you ship it.
    let options = UIKitOptions(appearance: .system(styling: .keyValueCoding))
    await alert.present(from: self, options: options)
    // End
  }
}

// Snippet: asksWithoutAViewController
@available(iOSApplicationExtension, unavailable)
final class UploadService {
  func uploadFailed() async {
    let alert = Alert("The upload failed", message: "Try again?", cancel: "Later") {
      Action("Try again", id: "again")
    }
    // In the scene that was active last; without one, the alert waits for a scene.
    if await alert.present().action == "again" { await upload() }
  }

  func upload() async {}
}
// End
