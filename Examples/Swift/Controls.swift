public import Heed

extension ExampleAlerts {
  /// Two fields, of which one says what is wrong with it.
  public static var signIn: Alert {
    var alert = Alert(
      "Sign in again", message: "Your session on this device has ended. What you wrote is kept.",
      cancel: "Cancel"
    ) {
      Action("Sign in", id: "signIn", keepsOpen: true, needsValid: true)
    }
    alert.content = [
      .field(
        Field(
          "email", placeholder: "Email address", input: .email, value: "noor@example.com",
          isRequired: true, accepts: .email)),
      .field(
        Field(
          "password", placeholder: "Password", input: .secure, value: "correct horse",
          isRequired: true, minLength: 8, error: "This is not the right password."),
        Box(gap: 8)),
    ]
    alert.cancelPosition = 0
    alert.preferred = "signIn"
    return alert
  }

  /// A list of which one item is picked, and a switch.
  public static var choiceList: Alert {
    let until = Choices(
      "until",
      items: [
        Choices.Item("hour", "For one hour"),
        Choices.Item("evening", "Until this evening"),
        Choices.Item("monday", "Until Monday morning"),
        Choices.Item("always", "Until I turn it back on"),
      ],
      selected: ["evening"])
    var alert = Alert(
      style: .card,
      theme: Theme(.card, tint: Color(light: Color(hex: 0x0B7A5B), dark: Color(hex: 0x5BD6AE))),
      title: "Mute “Book club”", message: "Nobody will see that you muted it.",
      content: [
        .choices(until),
        .separator(Box(inset: Insets(vertical: 0, horizontal: 20), gap: 4)),
        .toggle("mentions", "Still tell me about mentions", isOn: true, Box(gap: 4)),
      ],
      actions: [Action("Mute", id: "mute")], cancel: "Cancel")
    alert.cancelPosition = 0
    alert.preferred = "mute"
    return alert
  }

  /// Work that goes on, and how far it is.
  public static var progress: Alert {
    var alert = Alert(
      "Uploading 24 photos", message: "They keep going if you leave this screen."
    ) {
      Action("Carry on in the background", id: "background")
      Action("Stop the upload", id: "stop", role: .destructive)
    }
    alert.content = [
      .progress(
        0.62, title: "15 of 24 · about 2 minutes left", Box(height: 6, gap: 16))
    ]
    alert.preferred = "background"
    alert.dismissal = Dismissal(escape: false)
    return alert
  }
}
