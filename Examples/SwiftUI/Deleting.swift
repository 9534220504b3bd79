import HeedSwiftUI
import SwiftUI

// Snippet: asksBeforeDeletingInSwiftUI
struct DeleteButton: View {
  @State private var question: HeedAlert?
  let store: Store

  var body: some View {
    Button("Delete") {
      question = HeedAlert(
        "Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep"
      ) {
        Action("Delete", id: "delete", role: .destructive)
      }
    }
    .heed($question) { answer in
      if answer.action == "delete" { store.deleteSelection() }
    }
  }
}
// End

// Snippet: asksWhileAConditionIsTrue
struct SignOutButton: View {
  @State private var asks = false
  @State private var isSignedIn = true

  var body: some View {
    Button("Sign out") { asks = true }
      .disabled(!isSignedIn)
      .heed(.signOut, isPresented: $asks) { answer in
        if answer.action == "signOut" { isSignedIn = false }
      }
  }
}

extension HeedAlert {
  static var signOut: HeedAlert {
    HeedAlert("Sign out?", message: "Notes stay on this phone.", cancel: "Stay") {
      Action("Sign out", id: "signOut")
    }
  }
}
// End

// Snippet: asksAboutAnItem
struct PhotoList: View {
  @State private var photos: [Photo] = []
  @State private var unwanted: Photo?

  var body: some View {
    List(photos) { photo in
      Button(photo.name) { unwanted = photo }
    }
    .heed(item: $unwanted) { photo in
      HeedAlert("Delete “\(photo.name)”?", cancel: "Keep") {
        Action("Delete", id: "delete", role: .destructive)
      }
    } onAnswer: { answer, photo in
      if answer.action == "delete" { photos.removeAll { $0.id == photo.id } }
    }
  }
}
// End

// Snippet: asksOneAfterTheOther
struct ResetButton: View {
  @State private var question: HeedAlert?
  @State private var volume = 0.7

  var body: some View {
    Button("Reset") {
      question = HeedAlert("Reset all settings?", cancel: "Cancel") {
        Action("Reset", id: "reset", role: .destructive)
      }
    }
    .heed($question) { answer in
      guard answer.action == "reset" else { return }
      volume = 0.5
      // The first is off the screen and the binding is empty, so the next may follow.
      question = HeedAlert("Everything is as it was", cancel: "Good")
    }
  }
}
// End
