import HeedUIKit
import HeedUpdateUIKit
import UIKit

/// What an app's own server says about its versions.
struct VersionAnswer {
  var version = "3.2.0"
  var mustUpdate = false
  var notes = "<p>Faster and <b>darker</b>.</p>"
  var link = "https://apps.apple.com/app/id1000000001"
}

// Snippet: adoptsUpdatePrompting
struct Launcher: UpdatePrompting {
  func versionCame(_ answer: VersionAnswer) throws {
    try raiseUpdateMask(
      answer.mustUpdate ? .forced : .remind, version: answer.version, notes: answer.notes,
      link: answer.link)
  }

  func updateWasPutOff(_ version: String) {
    UserDefaults.standard.set(version, forKey: "putOff")
  }
}
// End

// Snippet: hasAMaskOfItsOwn
struct BrandedLauncher: UpdatePrompting {
  var updatePrompt: UpdatePrompt {
    let picture = Paint.image(.file("UpdateBackground"), fit: .fill)
    return .ofThisApp(
      look: .card(UpdateCard(background: picture, titleTop: 116, appearance: .light)))
  }

  var updateLinks: LinkAllowList {
    LinkAllowList(hosts: ["apps.apple.com", "updates.example.com"])
  }
}
// End
