import HeedSwiftUI
import SwiftUI

// Snippet: asksFromAnyView
struct RefreshButton: View {
  @Environment(\.ask) private var ask
  @State private var count = 0
  let store: Store

  var body: some View {
    Button("Refresh") {
      Task {
        while true {
          if let count = try? await store.refresh() { return self.count = count }
          let failure = HeedAlert("The server does not answer", cancel: "Later") {
            Action("Try again", id: "again")
          }
          guard await ask(failure).action == "again" else { return }
        }
      }
    }
  }
}
// End

// Snippet: asksWithAnEnumeration
struct CloseButton: View {
  enum Reply: String {
    case stay, discard, save
  }

  @Environment(\.ask) private var ask
  @Environment(\.dismiss) private var dismiss
  let save: @MainActor () -> Void

  var body: some View {
    Button("Close") { Task { await close() } }
  }

  private func close() async {
    let alert = HeedAlert("Save your changes?", cancel: Action(Reply.stay, "Keep editing")) {
      Action(Reply.discard, "Discard", role: .destructive)
      Action(Reply.save, "Save")
    }
    switch await ask(alert, as: Reply.self) {
    case .save:
      save()
      dismiss()
    case .discard: dismiss()
    case .stay, nil: break
    }
  }
}
// End

// Snippet: asksInTheSceneOfAView
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      NotesView().askHere()
    }
  }
}
// End

struct NotesView: View {
  var body: some View { Text("Notes") }
}

// Snippet: asksWhenAViewComes
struct TripView: View {
  @Environment(\.ask) private var ask
  @State private var isOffline = false

  var body: some View {
    Text(isOffline ? "Offline" : "Online")
      .task {
        let alert = HeedAlert("Use mobile data here?", cancel: "No") { Action("Yes", id: "yes") }
        // Where the view goes first, its task is cancelled and the alert goes with it.
        isOffline = await ask(alert).action != "yes"
      }
  }
}
// End
