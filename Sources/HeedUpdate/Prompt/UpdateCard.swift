public import Heed

/// A card over a mask, with the new version on a badge, and the actions side by side.
public struct UpdateCard: Hashable, Sendable {
  /// What fills the card, such as a picture; the theme decides by default.
  public var background: Paint?
  /// Fills the action that updates.
  public var tint: Color
  /// The action's title on the tint.
  public var onTint: Color
  /// Fills the badge.
  public var badge: Color
  /// Points from the card's top to the title, beneath what the background shows; at the top by default.
  public var titleTop: Double?
  /// The card's width in points; 280 by default, more where the letters are large.
  public var width: Double
  /// The colour of the mask over the app.
  public var mask: Color
  /// How much the mask hides, from 0 to 1.
  public var maskOpacity: Double
  /// Light or dark; the surface's by default. A picture as background needs one.
  public var appearance: Appearance?

  /// A blue on which white can be read.
  public static let blue = Color(light: Color(hex: 0x0062CC), dark: Color(hex: 0x0A66D6))

  /// Makes a look; ``blue`` by default.
  public init(
    background: Paint? = nil, tint: Color = UpdateCard.blue, onTint: Color = .white,
    badge: Color = UpdatePopup.red, titleTop: Double? = nil, width: Double = 280,
    mask: Color = .gray,
    maskOpacity: Double = 0.4, appearance: Appearance? = nil
  ) {
    self.background = background
    self.tint = tint
    self.onTint = onTint
    self.badge = badge
    self.titleTop = titleTop
    self.width = width
    self.mask = mask
    self.maskOpacity = maskOpacity
    self.appearance = appearance
  }

  func alert(_ content: UpdateContent) -> Alert {
    var title = PlacedText(RichText(runs: [RichText.Run(content.title)], alignment: .center))
    title.font = .system(size: 18, weight: .bold)
    title.top = titleTop

    var theme = Theme.card
    theme.width = width
    var alert = Alert(style: .card, theme: theme, title: title)
    if let version = content.version {
      alert.content.append(
        .badge(
          RichText(version, TextAttributes(font: .system(size: 11))), color: .white,
          background: .color(badge), Box(gap: 12)))
    }
    if let message = LookParts.message(content) {
      alert.content.append(
        .text(message, font: .system(size: 13), color: .label, Box(gap: 8)))
    }
    if let notes = content.notes {
      alert.content.append(
        .text(notes, font: .system(size: 13), color: LookParts.quiet, Box(gap: 8)))
    }
    for var action in content.actions {
      let isMain = alert.actions.isEmpty
      action.color = isMain ? onTint : .label
      action.background = isMain ? .color(tint) : quiet
      style(&action)
      alert.actions.append(action)
    }
    if alert.actions.count > 1 { alert.arrangement = .vertical }
    if var later = content.later {
      later.color = alert.actions.isEmpty ? onTint : .label
      later.background = alert.actions.isEmpty ? .color(tint) : quiet
      style(&later)
      alert.cancel = later
      // Beside one action it stands before it, and beneath several after them.
      if alert.actions.count == 1 {
        alert.cancelPosition = 0
        alert.arrangement = .horizontal
      }
    }
    alert.preferred = alert.actions.first?.id
    alert.corners = 12
    alert.background = background
    alert.appearance = appearance
    alert.backdrop = .dimming(mask, opacity: maskOpacity)
    alert.enter = .preset(.popup)
    alert.exit = .preset(.popup)
    return alert
  }

  private var quiet: Paint {
    .color(Color(light: Color(hex: 0xECECF2), dark: Color(hex: 0x3A3A42)))
  }

  private func style(_ action: inout Action) {
    action.font = .system(size: 15, weight: .semibold)
    action.corners = 10
    action.height = 44
  }
}
