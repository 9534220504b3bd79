import HeedUIKit
import UIKit

/// What an app has before it comes to Heed.
final class OldController: UIViewController {
  func save() {}
  func discard() {}
  func rename(to name: String) {}

  // Snippet: oldQuestion
  func askOldWay() {
    let alert = UIAlertController(
      title: "Save your changes?", message: "You have edited 3 notes.", preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.save() }
    alert.addAction(save)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.discard() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = save
    present(alert, animated: true)
  }
  // End

  // Snippet: oldField
  func renameOldWay() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      self?.rename(to: alert?.textFields?.first?.text ?? "")
    }
    rename.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { action in
          let text = (action.sender as? UITextField)?.text ?? ""
          rename.isEnabled = !text.isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(rename)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
  // End

  // Snippet: oldSheet
  func chooseOldWay(from button: UIButton) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Take a photo", style: .default) { _ in })
    sheet.addAction(UIAlertAction(title: "Choose a photo", style: .default) { _ in })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // Without this the app ends on an iPad.
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }
  // End
}

/// The same app with Heed.
final class NewController: UIViewController {
  func save() {}
  func discard() {}
  func rename(to name: String) {}
  func takePhoto() {}
  func choosePhoto() {}
  func upload() async -> Bool { true }

  // Snippet: newQuestion
  func ask() async {
    var alert = Alert(
      "Save your changes?", message: "You have edited 3 notes.", cancel: "Cancel"
    ) {
      Action("Save", id: "save")
      Action("Discard", id: "discard", role: .destructive)
    }
    alert.preferred = "save"
    switch await alert.present(from: self).action {
    case "save": save()
    case "discard": discard()
    default: break
    }
  }
  // End

  // Snippet: newQuestionBySystem
  func askBySystem() async {
    let alert = Alert("Save your changes?", cancel: "Cancel") { Action("Save", id: "save") }
    let options = UIKitOptions(appearance: .system)
    if await alert.present(from: self, options: options).action == "save" { save() }
  }
  // End

  // Snippet: newField
  func rename() async {
    var alert = Alert("Rename", cancel: "Cancel") {
      Action("Rename", id: "rename", needsValid: true)
    }
    alert.content = [.field(Field("name", placeholder: "Name", isRequired: true))]
    let answer = await alert.present(from: self)
    if answer.action == "rename" { rename(to: answer[field: "name"] ?? "") }
  }
  // End

  // Snippet: newSheet
  func choose(from button: UIButton) async {
    let sheet = Alert(
      style: .sheet,
      actions: [Action("Take a photo", id: "camera"), Action("Choose a photo", id: "library")],
      cancel: "Cancel")
    let options = UIKitOptions(anchor: PopoverAnchor(button))
    switch await sheet.present(from: self, options: options).action {
    case "camera": takePhoto()
    case "library": choosePhoto()
    default: break
    }
  }
  // End

  // Snippet: newSequence
  func uploadUntilDone() async {
    while await !upload() {
      let alert = Alert("The upload failed", cancel: "Later") { Action("Try again", id: "again") }
      guard await alert.present(from: self).action == "again" else { return }
    }
    await Alert("Everything is uploaded").present(from: self)
  }
  // End
}
