import HeedSwiftUI
import SwiftUI

// Snippet: putsSwiftUIIntoASlot
struct VolumeButton: View {
  @State private var isOpen = false
  @State private var volume = 0.7

  var body: some View {
    Button("Volume") { isOpen = true }
      .heed(.volume, isPresented: $isOpen, slots: [AlertSlot("volume") { slider }])
  }

  private var slider: some View {
    VStack {
      Text("\(Int(volume * 100)) %")
      Slider(value: $volume)
    }
  }
}

extension HeedAlert {
  static var volume: HeedAlert {
    var alert = HeedAlert("Volume", cancel: "Done")
    alert.content = [.slot("volume", label: "Volume")]
    return alert
  }
}
// End

// Snippet: signsInWithSwiftUI
struct SignInButton: View {
  @State private var asks = false
  let store: Store

  var body: some View {
    Button("Sign in") { asks = true }
      .heed(.signIn, isPresented: $asks, handlers: handlers)
  }

  private var handlers: Handlers {
    var handlers = Handlers()
    // The action is busy while this runs, and the message of what it throws is shown in the alert.
    handlers.onAction("signIn") { [store] context in
      do {
        try await store.signIn(
          context[field: "mail"] ?? "", password: context[field: "password"] ?? "")
      } catch is Store.Refused {
        throw WorkFailure("Wrong address or password.")
      }
    }
    return handlers
  }
}

extension HeedAlert {
  static var signIn: HeedAlert {
    var alert = HeedAlert("Sign in", cancel: "Cancel") {
      Action("Sign in", id: "signIn", needsValid: true)
    }
    alert.content = [
      .field(Field("mail", placeholder: "Email", input: .email, isRequired: true, accepts: .email)),
      .field(Field("password", placeholder: "Password", input: .secure, isRequired: true)),
    ]
    return alert
  }
}
// End

// Snippet: changesTheAlertThatIsUp
struct UploadButton: View {
  @State private var progress: HeedAlert?
  let files: [String]
  let upload: @MainActor (String) async -> Void

  var body: some View {
    Button("Upload") { Task { await uploadAll() } }
      .heed($progress)
  }

  private func uploadAll() async {
    for (index, file) in files.enumerated() {
      var alert = HeedAlert("Uploading \(file)", cancel: "Hide")
      alert.content = [.progress(Double(index) / Double(files.count))]
      // The same style and the same actions: the alert that is up changes.
      progress = alert
      await upload(file)
    }
    progress = nil
  }
}
// End

// Snippet: pointsASheetToAView
struct ShareButton: View {
  @State private var asks = false
  let share: @MainActor (Answer) -> Void

  var body: some View {
    Button("Share") { asks = true }
      .heed(.share, isPresented: $asks, isAnchor: true, onAnswer: share)
  }
}

extension HeedAlert {
  static var share: HeedAlert {
    HeedAlert("Share the album", style: .sheet, cancel: "Cancel") {
      Action("With friends", id: "friends")
      Action("With everybody", id: "everybody")
    }
  }
}
// End

// Snippet: jumpsTheQueueInSwiftUI
struct BatteryWarning: View {
  @State private var warning: HeedAlert?
  let level: Double

  var body: some View {
    Text("\(Int(level * 100)) %")
      .onAppear { if level < 0.1 { warning = HeedAlert("The battery is almost empty") } }
      .heed($warning, options: Self.urgent)
  }

  private static var urgent: UIKitOptions {
    UIKitOptions(
      presentation: PresentationOptions(id: "battery", priority: 10, policy: .preempt))
  }
}
// End
