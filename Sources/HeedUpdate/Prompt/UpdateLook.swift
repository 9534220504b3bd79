public import Heed

/// How a prompt looks.
public struct UpdateLook: Sendable {
  private enum Kind: Sendable {
    case alert
    case popup(UpdatePopup)
    case card(UpdateCard)
    case custom(@Sendable (UpdateContent) -> Alert)
  }

  private let kind: Kind

  /// An alert as the system has it.
  public static let alert = UpdateLook(kind: .alert)

  /// A panel with a picture over its top edge, the notes, one action, and a button that closes it.
  public static func popup(_ popup: UpdatePopup = UpdatePopup()) -> UpdateLook {
    UpdateLook(kind: .popup(popup))
  }

  /// A card over a mask, with the new version on a badge, and the actions side by side.
  public static func card(_ card: UpdateCard = UpdateCard()) -> UpdateLook {
    UpdateLook(kind: .card(card))
  }

  /// One's own: a function that makes an alert of what there is to say.
  ///
  /// The actions keep the ids that the content's have, for they are what is answered by.
  public static func custom(_ make: @escaping @Sendable (UpdateContent) -> Alert) -> UpdateLook {
    UpdateLook(kind: .custom(make))
  }

  /// The alert that says something.
  func alert(_ content: UpdateContent) -> Alert {
    var alert =
      switch kind {
      case .alert: Self.plain(content)
      case .popup(let popup): popup.alert(content)
      case .card(let card): card.alert(content)
      case .custom(let make): make(content)
      }
    alert.language = alert.language ?? content.language
    alert.direction = alert.direction ?? content.direction
    guard content.isForced else { return alert }
    alert.dismissal.isForced = true
    alert.dismissal.timeout = nil
    for index in alert.actions.indices { alert.actions[index].keepsOpen = true }
    alert.cancel = nil
    alert.close = nil
    return alert
  }

  /// What every style has: title, message and hints as texts, then the notes.
  private static func plain(_ content: UpdateContent) -> Alert {
    var alert = Alert(
      title: PlacedText(RichText(content.title)),
      message: PlacedText(RichText(joined(content.message, content.hints))),
      actions: content.actions, cancel: content.later)
    if let notes = content.notes {
      alert.content = [
        .text(
          RichText(runs: [RichText.Run(content.notesTitle)], alignment: .start),
          font: Font(weight: .semibold)),
        .text(notes, Box(gap: 4)),
      ]
    }
    alert.preferred = content.update?.id ?? content.check?.id
    if content.actions.count > 1 { alert.arrangement = .vertical }
    return alert
  }

  /// A message with hints, each on a line of its own.
  static func joined(_ message: String, _ hints: [String]) -> String {
    var text = message
    for hint in hints { text += "\n\n" + hint }
    return text
  }
}
