import HeedUIKit
import UIKit

/// The app around the samples: what they call that is an app's own.
class SampleViewController: UIViewController {
  var photos = ["Beach", "Forest"]
  var name = ""

  func deleteSelectedPhotos() {}
  func archiveSelectedPhotos() {}
  func move(to folder: String) {}
  func save() {}
  func discard() {}
  func openStore() {}
  func note(_ text: String) {}
}

/// A server that may refuse.
struct Server: Sendable {
  struct Refused: Error {}

  func signIn(_ name: String, password: String) async throws {
    if password.isEmpty { throw Refused() }
  }

  func isTaken(_ name: String) async throws -> Bool { name == "admin" }

  func download(_ progress: @MainActor (Double) -> Void) async {
    for step in 1...10 { await progress(Double(step) / 10) }
  }

  func stop() {}
}
