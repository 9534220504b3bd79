import HeedUIKit
import UIKit

// Snippet: firstQuestion
final class NotesController: UIViewController {
  private var notes = ["Milk", "Bread", "Apples"]

  func deleteAll() async {
    let alert = Alert("Delete all notes?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    let answer = await alert.present(from: self)
    if answer.action == "delete" { notes = [] }
  }
}
// End

final class NotesListController: UIViewController {
  private var notes = ["Milk", "Bread", "Apples"]
  private let server = Server()

  // Snippet: firstButton
  override func viewDidLoad() {
    super.viewDidLoad()
    let delete = UIAction(title: "Delete all") { [weak self] _ in
      Task { await self?.deleteAll() }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: delete)
  }
  // End

  private func deleteAll() async {}

  // Snippet: firstField
  func addNote() async {
    var alert = Alert("New note", cancel: "Cancel") {
      Action("Add", id: "add", needsValid: true)
    }
    alert.content = [.field(Field("text", placeholder: "What to remember", isRequired: true))]
    alert.preferred = "add"

    let answer = await alert.present(from: self)
    if answer.action == "add", let text = answer[field: "text"] { notes.append(text) }
  }
  // End

  // Snippet: firstWork
  func share() async {
    let alert = Alert("Share 3 notes with Ada?", cancel: "Not now") {
      Action("Share", id: "share")
    }
    var handlers = Handlers()
    handlers.onAction("share") { [server] _ in
      do {
        try await server.signIn("ada", password: "secret")
      } catch {
        throw WorkFailure("Ada could not be reached. Try again?")
      }
    }
    let answer = await alert.present(from: self, handlers: handlers)
    if answer.action == "share" { title = "Shared" }
  }
  // End

  // Snippet: firstLook
  func celebrate() async {
    var alert = Alert(
      "\("100", font: .bold, color: .tint) notes", message: "Nobody has written more this week.",
      cancel: "Go on")
    alert.style = .card
    alert.theme = .card
    alert.content = [.image(.symbol("star"))]
    alert.enter = .preset(.popup)
    alert.dismissal.outsideTap = true
    await alert.present(from: self)
  }
  // End
}
