public import Heed

extension ExampleAlerts {
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
}
