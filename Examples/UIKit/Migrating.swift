import HeedUIKit
import UIKit

extension SampleViewController {
  func comesFromUIAlertController() async {
    // Snippet: comesFromUIAlertController
    var alert = Alert("New folder", message: "Enter a name.", cancel: "Cancel") {
      Action("Create", id: "create")
    }
    alert.content = [.field(Field("name", placeholder: "Name", isRequired: true))]
    alert.actions[0].needsValid = true
    alert.preferred = "create"

    let answer = await alert.present(from: self)
    if answer.action == "create" { note(answer[field: "name"] ?? "") }
    // End
  }

  func comesFromSDCAlertView(spinner: UIActivityIndicatorView) {
    // Snippet: comesFromSDCAlertView
    var alert = Alert("Please wait", cancel: "Stop") { Action("Look again", id: "again") }
    alert.content = [.slot("spinner", label: "Looking", height: 60)]
    alert.actions[0].keepsOpen = true
    alert.arrangement = .vertical

    var handlers = Handlers()
    handlers.onAction("again") { _ in self.note("Looking again") }
    var options = UIKitOptions()
    options.content.slots["spinner"] = SlotContent(spinner)
    alert.present(from: self, handlers: handlers, options: options)
    // End
  }

  func comesFromPopupDialog() async {
    // Snippet: comesFromPopupDialog
    var alert = Alert(
      "The best offer", message: "Half the price until Sunday.", style: .card, cancel: "No, thanks"
    ) {
      Action("Show me", id: "show")
    }
    alert.theme = .card
    alert.header = Header(.file("Offer"))
    alert.arrangement = .vertical
    alert.dismissal.outsideTap = true
    alert.dismissal.swipe = true
    alert.enter = .preset(.popup)
    if await alert.present(from: self).action == "show" { openStore() }
    // End
  }

  func comesFromSwiftMessages() async {
    // Snippet: comesFromSwiftMessages
    var banner = Alert(
      style: .banner, title: "No network", message: "Changes are kept on this phone.")
    banner.backdrop = .passthrough
    banner.background = .color(.warning)
    banner.frame = Frame(edge: .top)
    banner.dismissal.timeout = 2
    // It is not shown while one of the same id is up or waits.
    let options = PresentationOptions(id: "network", isUnique: true)
    await banner.present(options: UIKitOptions(presentation: options))
    // End
  }
}
