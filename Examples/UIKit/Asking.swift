import HeedUIKit
import UIKit

extension SampleViewController {
  func asksByStrings(_ title: String, detail: String?, titles: [String]) async {
    // Snippet: asksByStrings
    let alert = Alert(title, message: detail, cancel: "Cancel") {
      for title in titles { Action(title, id: Name(title)) }
    }
    let answer = await alert.present(from: self)
    if let chosen = answer.action { note(chosen.string) }
    // End
  }

  func demandsAnUpdate() async {
    // Snippet: demandsAnUpdate
    var alert = Alert("Please update", message: "This version no longer works.") {
      Action("Update", id: "update")
    }
    // No touch beside it, swipe, Escape or gesture ends it; it stays up after the action.
    alert.dismissal.isForced = true
    alert.actions[0].keepsOpen = true

    var handlers = Handlers()
    handlers.onAction("update") { _ in self.openStore() }
    await alert.present(from: self, handlers: handlers)
    // End
  }

  func asksBeforeDeleting() async {
    // Snippet: asksBeforeDeleting
    let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    if await alert.present(from: self).action == "delete" { deleteSelectedPhotos() }
    // End
  }

  func saysOneThing() {
    // Snippet: saysOneThing
    Alert("Your copy is ready", message: "It is in the folder Downloads.").present(from: self) {
      _ in
    }
    // End
  }

  // Snippet: answersAsAnEnumeration
  enum Reply: String {
    case keep, archive, delete
  }

  func askWhatToDo() async {
    let alert = Alert("Delete 3 photos?", cancel: Action(Reply.keep, "Keep")) {
      Action(Reply.archive, "Archive")
      Action(Reply.delete, "Delete", role: .destructive)
    }
    switch await alert.present(from: self).choice(as: Reply.self) {
    case .delete: deleteSelectedPhotos()
    case .archive: archiveSelectedPhotos()
    case .keep, nil: break
    }
  }
  // End

  func asksByPlace() {
    // Snippet: asksByPlace
    showAlert(
      title: "Save your changes?", cancel: "Cancel", destructive: "Discard", others: ["Save"]
    ) { index in
      switch index {
      case 1: self.discard()
      case 2: self.save()
      default: break
      }
    }
    // End
  }

  func asksByPlaceAndWaits() async {
    // Snippet: asksByPlaceAndWaits
    let index = await showAlert(title: "Play again?", cancel: "No", others: ["Yes"])
    if index == 1 { note("Another round") }
    // End
  }

  func asksForAFolder(from button: UIBarButtonItem) async {
    // Snippet: asksForAFolder
    let folders = ["Travel", "Family", "Work"]
    let sheet = Alert("Move the photo to", style: .sheet, cancel: "Leave it here") {
      for folder in folders { Action("\(folder)", id: Name(folder)) }
    }
    // Where there is room for a popover it points to the button.
    let options = UIKitOptions(anchor: PopoverAnchor(button))
    if let folder = await sheet.present(from: self, options: options).action {
      move(to: folder.string)
    }
    // End
  }

  func learnsWhyItEnded() async {
    // Snippet: learnsWhyItEnded
    var alert = Alert("Still there?", cancel: "Yes")
    alert.dismissal.timeout = 30
    let answer = await alert.present(from: self)
    switch answer.reason {
    case .action, .escape: note("The person is here")
    case .timeout: note("Nobody is here")
    default: note("It went away by itself; nobody chose anything")
    }
    // End
  }

  func closesWithItsTask() async {
    // Snippet: closesWithItsTask
    let call = Task {
      await Alert("Calling Ada…", cancel: "Hang up").present(from: self)
    }
    // When she answers, nobody has to hang up: the answer is `withdrawn`.
    call.cancel()
    let answer = await call.value
    // End
    note("\(answer.reason == .withdrawn)")
  }
}
