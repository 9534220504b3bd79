public import Heed

extension ExampleAlerts {
  /// An alert with fonts, colours and actions of its own, and a medallion over its top edge.
  public static var customAlert: Alert {
    var alert = Alert(
      theme: Theme(
        .card, width: 296, corners: 26,
        padding: Insets(top: 14, leading: 26, bottom: 20, trailing: 26)),
      title: PlacedText(
        "Never miss a reply", font: Font(size: 21, weight: .bold, design: .rounded)),
      message: PlacedText(
        """
        We will tell you when somebody answers. \
        \("No advertising, ever.", font: Font(weight: .semibold), color: .label)
        """,
        font: Font(size: 15, design: .rounded)),
      actions: [allow], cancel: later)
    alert.header = Header(
      .file("art/reminder-bell@2x.png", size: Size(width: 112, height: 112)),
      height: 112, overhang: 56, fit: .fit)
    alert.preferred = "allow"
    alert.arrangement = .vertical
    alert.backdrop = .dimming(.black, opacity: 0.5)
    alert.enter = .preset(.controller)
    alert.exit = .preset(.controller)
    return alert
  }

  private static var allow: Action {
    Action(
      "Turn on notifications", id: "allow", color: .white,
      font: Font(size: 17, weight: .semibold, design: .rounded),
      background: .gradient(
        Gradient(colors: [Color(hex: 0x7C6BFF), Color(hex: 0x2F86F6)], angle: 90)),
      corners: 24, height: 48,
      inset: Insets(top: 20, leading: 20, bottom: 0, trailing: 20))
  }

  private static var later: Action {
    Action(
      "Not now", id: "later", color: .secondaryLabel,
      font: Font(size: 16, weight: .medium, design: .rounded), background: .color(.clear),
      height: 44, inset: Insets(top: 4, leading: 20, bottom: 10, trailing: 20))
  }
}
