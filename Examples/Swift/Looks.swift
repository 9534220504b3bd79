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

  /// The look of iOS 26: leading text and capsules.
  public static var ios26: Alert {
    var alert = Alert(
      "Delete “Winter in Lisbon”?",
      message: "The album goes from all your devices. Its 148 photos stay in your library.",
      cancel: "Keep"
    ) {
      Action("Delete album", role: .destructive)
    }
    alert.theme = .ios26
    return alert
  }

  /// A strip at the top edge that goes by itself and lets the person work on.
  public static var banner: Alert {
    var alert = Alert(
      "Moved to “Recipes”", message: "“Lemon risotto” and 2 other notes.", style: .banner
    ) {
      Action("Undo", id: "undo")
      Action("Open folder", id: "open")
    }
    alert.close = CloseButton(size: 28, offset: Point(x: -10, y: 10), label: "Close")
    alert.dismissal = Dismissal(swipe: true, timeout: 8)
    return alert
  }

  /// A card of frosted glass with gradients on it.
  public static var gradient: Alert {
    let strong = Font(weight: .semibold)
    let benefits: RichText = """
      \("Unlimited", font: strong) albums and guests
      \("Full size", font: strong) originals, kept for good
      \("No card", font: strong), and nothing to cancel
      """
    let sheen = Gradient(colors: [veil(light: 0xB3, dark: 0x1F), veil(light: 0x4D, dark: 0x0A)])
    var alert = Alert(
      style: .card, theme: Theme(.card, width: 312, corners: 30),
      title: PlacedText("Thirty days of Plus", font: Font(size: 24, weight: .bold)),
      message: PlacedText(
        "A thank-you for five years with us.", font: Font(size: 16), color: .label),
      content: [
        .text(
          RichText(runs: benefits.runs, alignment: .start), font: Font(size: 15), color: .label,
          Box(
            inset: Insets(vertical: 0, horizontal: 20), gap: 16, background: .gradient(sheen),
            corners: 14))
      ],
      actions: [start],
      cancel: Action(
        "Maybe later", id: "later", color: .label, background: .color(.clear), height: 44,
        inset: Insets(top: 6, leading: 20, bottom: 10, trailing: 20)))
    alert.background = .material(.thin)
    alert.border = Border(width: 1, color: veil(light: 0x99, dark: 0x26))
    alert.preferred = "start"
    alert.arrangement = .vertical
    alert.backdrop = .dimming(.black, opacity: 0.25, blur: 2)
    alert.enter = .preset(.popup)
    return alert
  }

  private static var start: Action {
    Action(
      "Start my thirty days", id: "start", color: .white, font: Font(weight: .semibold),
      background: .gradient(
        Gradient(
          colors: [Color(hex: 0x7A2FF2), Color(hex: 0xC026A8), Color(hex: 0xE0412F)],
          stops: [0, 0.55, 1], angle: 100)),
      corners: 25, height: 50, inset: Insets(top: 20, leading: 20, bottom: 0, trailing: 20))
  }

  /// White that lets light through, in 255ths.
  private static func veil(light: Double, dark: Double) -> Color {
    Color(
      light: Color(hex: 0xFFFFFF, alpha: light / 255), dark: Color(hex: 0xFFFFFF, alpha: dark / 255))
  }
}
