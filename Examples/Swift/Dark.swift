public import Heed

extension ExampleAlerts {
  /// A card for the night, dark whatever the surface is.
  public static var dark: Alert {
    let warm = Color(hex: 0xFFB86B)
    var alert = Alert(
      style: .card,
      theme: Theme(
        .card, width: 304, corners: 28, padding: Insets(vertical: 20, horizontal: 24),
        title: Font(size: 22, weight: .bold, design: .rounded),
        message: Font(size: 16, design: .rounded),
        action: Font(size: 17, weight: .semibold, design: .rounded),
        tint: warm, label: Color(hex: 0xF6F1E9), secondaryLabel: Color(hex: 0xC3BCD3),
        surface: .color(Color(hex: 0x1F1B2E))),
      title: "Bedtime in 15 minutes",
      message: """
        Your alarm is set for \("6:45", font: Font(weight: .semibold), color: .label). \
        Wind down now for eight full hours.
        """,
      actions: [
        Action(
          "Wind down", id: "windDown", color: Color(hex: 0x2A1B05), background: .color(.tint),
          corners: 24, height: 48, inset: Insets(top: 20, leading: 24, bottom: 0, trailing: 24))
      ],
      cancel: Action(
        "In 10 minutes", id: "later", color: .label,
        background: .color(Color(hex: 0x352F4D)), corners: 24, height: 48,
        inset: Insets(top: 10, leading: 24, bottom: 24, trailing: 24)))
    alert.appearance = .dark
    alert.header = Header(
      .file(
        "art/night-sky@2x.png", size: Size(width: 304, height: 128), label: "The moon over hills"),
      height: 128)
    alert.preferred = "windDown"
    alert.arrangement = .vertical
    alert.border = Border(width: 1, color: Color(hex: 0xFFFFFF, alpha: 26.0 / 255))
    alert.backdrop = .dimming(Color(hex: 0x0B0914), opacity: 0.7)
    return alert
  }
}
