public import Heed

extension ExampleAlerts {
  /// A sheet with a picture and an own look for each of its actions.
  public static var customSheet: Alert {
    let cover = Image.file(
      "art/cover-photo@2x.png", size: Size(width: 334, height: 140),
      label: "Your cover photo: a lake at sunset")
    var alert = Alert(
      style: .sheet,
      theme: Theme(
        .card, corners: 28,
        padding: Insets(top: 22, leading: 20, bottom: 16, trailing: 20)),
      title: PlacedText(
        "Change cover photo", font: Font(size: 20, weight: .bold, design: .rounded),
        color: .label),
      message: PlacedText(
        "It is shown above your profile.", font: Font(size: 15, design: .rounded),
        color: .secondaryLabel),
      content: [.image(cover, Box(gap: 16))],
      actions: photoActions, cancel: keep)
    alert.arrangement = .vertical
    alert.backdrop = .dimming(.black, opacity: 0.5)
    alert.enter = .preset(.sheet)
    alert.exit = .preset(.sheet)
    return alert
  }

  private static var photoActions: [Action] {
    let iconSize = Size(width: 22, height: 22)
    var camera = filledAction("Take a photo", id: "camera", gap: 16)
    camera.image = .file("art/camera@2x.png", rendering: .template, size: iconSize)
    camera.color = .white
    camera.background = .color(Color(hex: 0x5A5FF0))

    var library = filledAction("Choose from the library", id: "library", gap: 10)
    library.image = .file("art/photo@2x.png", rendering: .template, size: iconSize)
    library.color = Color(light: Color(hex: 0x4540C4), dark: Color(hex: 0xCFCBFF))
    library.background = .color(Color(light: Color(hex: 0xECEBFF), dark: Color(hex: 0x34325E)))

    var remove = filledAction("Remove the photo", id: "remove", gap: 10)
    remove.role = .destructive
    remove.color = Color(light: Color(hex: 0xC8102E), dark: Color(hex: 0xFF9AA6))
    remove.background = .color(Color(light: Color(hex: 0xFFE9EC), dark: Color(hex: 0x4A2228)))
    return [camera, library, remove]
  }

  private static func filledAction(_ title: RichText, id: Name, gap: Double) -> Action {
    Action(
      title, id: id, font: Font(size: 17, weight: .semibold, design: .rounded), corners: 16,
      height: 50, inset: Insets(top: gap, leading: 20, bottom: 0, trailing: 20))
  }

  private static var keep: Action {
    Action(
      "Keep it", id: "keep", color: .secondaryLabel,
      font: Font(size: 17, weight: .medium, design: .rounded), background: .color(.clear),
      height: 44, inset: Insets(top: 6, leading: 20, bottom: 12, trailing: 20))
  }
}
