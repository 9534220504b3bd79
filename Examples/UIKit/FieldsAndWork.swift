import HeedUIKit
import UIKit

extension SampleViewController {
  func asksForAName() async {
    // Snippet: asksForAName
    var alert = Alert("Rename the album", cancel: "Cancel") {
      Action("Rename", id: "rename")
    }
    alert.content = [
      .field(Field("name", placeholder: "Name", value: name, isRequired: true, maxLength: 40))
    ]
    alert.actions[0].needsValid = true
    alert.preferred = "rename"

    let answer = await alert.present(from: self)
    if answer.action == "rename", let name = answer[field: "name"] { self.name = name }
    // End
  }

  func signsIn(on server: Server) async {
    // Snippet: signsIn
    var alert = Alert("Sign in", cancel: "Cancel") { Action("Sign in", id: "signIn") }
    alert.content = [
      .field(Field("mail", placeholder: "Email", input: .email, isRequired: true, accepts: .email)),
      .field(Field("password", placeholder: "Password", input: .secure, isRequired: true)),
    ]
    alert.actions[0].needsValid = true

    // The action is busy while this runs; the alert goes when it returns, and shows the message of
    // what it throws.
    var handlers = Handlers()
    handlers.onAction("signIn") { context in
      do {
        try await server.signIn(
          context[field: "mail"] ?? "", password: context[field: "password"] ?? "")
      } catch is Server.Refused {
        throw WorkFailure("Wrong address or password.")
      }
    }
    await alert.present(from: self, handlers: handlers)
    // End
  }

  func checksANameOnTheServer(_ server: Server) async {
    // Snippet: checksANameOnTheServer
    var alert = Alert("Choose a name", cancel: "Later") { Action("Take it", id: "take") }
    alert.content = [.field(Field("name", placeholder: "Name", minLength: 3))]
    alert.actions[0].needsValid = true

    var handlers = Handlers()
    handlers.validate("name") { name in
      try await server.isTaken(name) ? "Somebody has this name already." : nil
    }
    await alert.present(from: self, handlers: handlers)
    // End
  }

  func showsProgress(of server: Server) async {
    // Snippet: showsProgress
    var alert = Alert("Downloading", cancel: "Stop")
    alert.content = [.progress(0)]
    let handle = alert.present(from: self) { answer in
      // It is closed when the download is done, and cancelled only by the person.
      if answer.action == "cancel" { server.stop() }
    }
    await server.download { handle.setProgress($0) }
    handle.close()
    // End
  }

  func picksSeveral() async {
    // Snippet: picksSeveral
    var alert = Alert("Share with", cancel: "Cancel") { Action("Share", id: "share") }
    alert.content = [
      .choices(
        Choices(
          "people",
          items: [
            .init("ada", "Ada", image: .symbol("person")),
            .init("grace", "Grace", image: .symbol("person")),
          ],
          allowsMultiple: true, selected: ["ada"])),
      .toggle("notify", "Tell them", isOn: true),
    ]
    let answer = await alert.present(from: self)
    if answer.action == "share" {
      note("\(answer[selection: "people"] ?? []), \(answer[isOn: "notify"])")
    }
    // End
  }
}
