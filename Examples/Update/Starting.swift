import HeedUIKit
import HeedUpdateUIKit
import UIKit

// Snippet: startsAtTheAppsStart
final class AppDelegate: NSObject, UIApplicationDelegate {
  let updates = Updates()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UpdateGate.start(backend: updates.backend)
    return true
  }
}
// End

// Snippet: decidesAndRemembers
@MainActor
final class Updates {
  private var state = UpdateState(installID: .random(in: 0 ... .max))
  private var document = UpdateDocument()

  var backend: UpdateBackend {
    UpdateBackend(
      now: { Timestamp(seconds: Date().timeIntervalSince1970) },
      decision: { kind in await self.decision(kind) },
      recordShown: { decision in
        if let release = decision.release { self.state.recordShown(release, at: self.now) }
      },
      recordAnswer: { answer, decision in
        self.state.recordAnswer(answer, for: decision, at: self.now)
      })
  }

  private var now: Timestamp { Timestamp(seconds: Date().timeIntervalSince1970) }

  private func decision(_ kind: CheckKind) async -> Decision {
    if let new = await load() { document = new }
    return decide(
      document: document, installed: InstalledApp(versionText: "2.3.1"),
      device: Device(languages: Locale.preferredLanguages.map { Name($0) }), state: state,
      now: now, kind: kind)
  }
  // End

  private func load() async -> UpdateDocument? { nil }
}

@MainActor
func startsWithALook(_ backend: UpdateBackend) {
  // Snippet: choosesALook
  let header = Header(.file("UpdateRocket"), height: 155, overhang: 57)
  UpdateGate.start(.ofThisApp(look: .popup(UpdatePopup(header: header))), backend: backend)
  // End
}

@MainActor
func startsWithOwnAlert(_ backend: UpdateBackend) {
  // Snippet: makesItsOwnAlert
  let look = UpdateLook.custom { content in
    var sheet = Alert(style: .sheet, title: PlacedText(content.title))
    sheet.message = PlacedText(content.message)
    if let notes = content.notes { sheet.content = [.text(notes)] }
    // Their ids say what was answered.
    sheet.actions = content.actions
    sheet.cancel = content.later
    return sheet
  }
  UpdateGate.start(.ofThisApp(look: look), backend: backend)
  // End
}

@MainActor
func startsWithOwnWords(_ backend: UpdateBackend) {
  // Snippet: replacesTexts
  var prompt = UpdatePrompt.ofThisApp()
  prompt.texts[.later] = "Not now"
  prompt.texts[.forcedMessage] = "{app} {installed} cannot talk to our servers any more."
  UpdateGate.start(prompt, backend: backend)
  // End
}

@MainActor
func holdsBack(_ backend: UpdateBackend, _ player: Player) {
  // Snippet: waitsForAQuietPoint
  let gate = UpdateGate.start(backend: backend)
  gate.mayPresent = { decision in decision.kind == .forced || !player.isPlaying }
  player.onPause = {
    // What was held back comes now.
    gate.quietPoint()
  }
  // End
}

@MainActor
func asksByHand(_ gate: UpdateGate) {
  // Snippet: checksByHand
  let button = UIAction(title: "Check for updates") { _ in gate.check() }
  // End
  _ = button
}

@MainActor
final class Player {
  var isPlaying = false
  var onPause: @MainActor () -> Void = {}
}
