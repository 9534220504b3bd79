public import Heed

/// A panel with a picture over its top edge, the notes, one action, and a button that closes it.
public struct UpdatePopup: Hashable, Sendable {
  /// The picture; none by default.
  public var header: Header?
  /// Fills the action.
  public var tint: Color
  /// The title's colour; the tint by default.
  public var titleColor: Color?
  /// The action's title on the tint.
  public var onTint: Color
  /// Points from the panel's top to the title, beneath what the picture shows; beneath the picture by
  /// default.
  public var titleTop: Double?
  /// Closes what may be put off; its label is the way out's title by default.
  public var close: CloseButton
  /// A part of the surface's width; the theme's width by default.
  public var width: Length?
  /// What fills the panel; the theme decides by default.
  public var background: Paint?
  /// Light or dark; the surface's by default.
  public var appearance: Appearance?

  /// A red on which white can be read.
  public static let red = Color(light: Color(hex: 0xD1001C), dark: Color(hex: 0xDC2F35))
  /// The same red for letters: brighter on a dark card.
  private static let redLetters = Color(light: Color(hex: 0xD1001C), dark: Color(hex: 0xFF6B70))

  /// Makes a look; ``red`` by default.
  public init(
    header: Header? = nil, tint: Color = UpdatePopup.red, titleColor: Color? = nil,
    onTint: Color = .white,
    titleTop: Double? = nil,
    close: CloseButton = CloseButton(size: 44), width: Length? = nil, background: Paint? = nil,
    appearance: Appearance? = nil
  ) {
    self.header = header
    self.tint = tint
    self.titleColor = titleColor
    self.onTint = onTint
    self.titleTop = titleTop
    self.close = close
    self.width = width
    self.background = background
    self.appearance = appearance
  }

  func alert(_ content: UpdateContent) -> Alert {
    var title = PlacedText(RichText(runs: [RichText.Run(content.title)], alignment: .center))
    title.font = .system(size: 22, weight: .semibold)
    title.inset = Insets(vertical: 0, horizontal: 12)
    title.color = titleColor ?? letters
    title.top = titleTop

    var alert = Alert(style: .card, theme: .card, title: title)
    // Why it is asked is said where it is not only that there is something new.
    let message = LookParts.message(content)
    if let version = content.version {
      let line = RichText(runs: [RichText.Run(version)], alignment: .center)
      alert.content.append(
        .text(line, font: .system(size: 15), color: LookParts.quiet, Box(gap: 8)))
    }
    if let message {
      alert.content.append(.text(message, font: .system(size: 15), color: .label, Box(gap: 10)))
    }
    if let notes = content.notes {
      alert.content.append(.text(notes, font: .system(size: 15), color: .label, Box(gap: 10)))
    }
    for var action in [content.update, content.check].compactMap({ $0 }) {
      fill(&action, isMain: alert.actions.isEmpty)
      alert.actions.append(action)
    }
    if var skip = content.skip {
      skip.color = LookParts.quiet
      skip.font = .system(size: 15)
      skip.background = .color(.clear)
      alert.actions.append(skip)
    }
    if alert.actions.isEmpty, var later = content.later {
      fill(&later, isMain: true)
      alert.cancel = later
    } else if let later = content.later {
      var close = close
      close.label = close.label ?? later.title.plainText
      alert.close = close
    }
    alert.arrangement = .vertical
    alert.preferred = alert.actions.first?.id
    alert.header = header
    if let width { alert.frame = Frame(width: width) }
    alert.corners = 15
    alert.background = background
    alert.appearance = appearance
    alert.backdrop = .dimming(.black, opacity: 0.7)
    alert.enter = .preset(.popup)
    alert.exit = .preset(.popup)
    return alert
  }

  /// The tint for what stands on the card itself.
  private var letters: Color { tint == Self.red ? Self.redLetters : tint }

  private func fill(_ action: inout Action, isMain: Bool) {
    action.color = isMain ? onTint : letters
    action.font = .system(size: 17, weight: .semibold)
    action.background = .color(isMain ? tint : .clear)
    action.corners = 5
    action.height = 44
  }
}
