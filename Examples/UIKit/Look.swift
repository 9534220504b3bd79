import HeedUIKit
import UIKit

extension SampleViewController {
  func stylesTextWhereItIsWritten() async {
    // Snippet: stylesTextWhereItIsWritten
    let alert = Alert(
      "Version \("2.6", font: .bold, color: .systemRed) is here",
      message: "Read \("what is new", link: "https://example.com/new").", cancel: "Later")
    await alert.present(from: self)
    // End
  }

  func takesAttributedText() async throws {
    // Snippet: takesAttributedText
    let old = NSMutableAttributedString(string: "Delete everything?")
    old.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 7, length: 10))
    let marked = try AttributedString(markdown: "This **cannot** be undone.")

    let alert = Alert(
      title: PlacedText(old), message: PlacedText(marked),
      actions: [Action("Delete", role: .destructive)], cancel: "Keep")
    await alert.present(from: self)
    // End
  }

  func usesTheAppsLook() async {
    // Snippet: usesTheAppsLook
    var alert = Alert("Welcome back", message: "You have three new messages.", cancel: "Close") {
      Action("Read them", id: "read", background: .color(.tint), corners: 12, height: 48)
    }
    alert.theme = Theme(
      .card, corners: 24,
      title: Font(UIFont(name: "Avenir-Heavy", size: 22) ?? .systemFont(ofSize: 22)),
      tint: Color(UIColor(named: "Brand") ?? .systemIndigo))
    alert.actions[0].color = .white
    alert.appearance = .dark
    await alert.present(from: self)
    // End
  }

  func usesTheAppsPictures(logo: UIImage) async {
    // Snippet: usesTheAppsPictures
    var alert = Alert("Three in a row!", cancel: "Thanks")
    alert.content = [
      .image(.symbol("star.fill", label: "A star")),  // of the system
      .image(.file("Medal")),  // of the asset catalogue
    ]
    if let picture = Image(logo, label: "Our logo") { alert.content.append(.image(picture)) }
    await alert.present(from: self)
    // End
  }

  func showsWhatIsNew() async {
    // Snippet: showsWhatIsNew
    var popup = Alert(
      style: .card, theme: .card,
      title: PlacedText("A new version", font: .system(size: 25), color: .red, top: 90),
      content: [
        .text("V 2.6.0", font: .system(size: 15), color: .secondaryLabel),
        .text("1. Dark mode\n2. A faster search\n3. Albums", font: .system(size: 15)),
      ],
      actions: [
        Action("Update now", id: "update", color: .white, background: .color(.red), corners: 5)
      ])
    popup.frame = Frame(width: .percent(100) - 114, offset: Point(x: 0, y: -50))
    popup.header = Header(.file("UpdateRocket"), height: 155, overhang: 57)
    popup.close = CloseButton(size: 40)
    popup.backdrop = .dimming(.black, opacity: 0.7)
    popup.enter = .preset(.popup)
    popup.exit = .preset(.popup)

    // While it is up, the screen behind takes no touches and cannot be swiped away.
    if await popup.present(from: self).action == "update" { openStore() }
    // End
  }

  func tellsWithoutAsking() async {
    // Snippet: tellsWithoutAsking
    var banner = Alert(style: .banner, title: "Ada is on line")
    banner.backdrop = .passthrough
    banner.dismissal.timeout = 4
    banner.frame = Frame(edge: .top)
    // A window of its own, above everything; the app goes on behind it.
    await banner.present()
    // End
  }
}
