public import Heed

extension ExampleAlerts {
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
      light: Color(hex: 0xFFFFFF, alpha: light / 255), dark: Color(hex: 0xFFFFFF, alpha: dark / 255)
    )
  }
}
