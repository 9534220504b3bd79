internal import Heed

/// What the looks with a version line have in common.
enum LookParts {
  /// A grey that can be read on a card, whichever appearance it has.
  static var quiet: Color { Color(light: Color(hex: 0x5A5A60), dark: Color(hex: 0xB4B4BC)) }

  /// The message and the hints, or nothing where version and notes say it all.
  static func message(_ content: UpdateContent) -> RichText? {
    let isToldByNotes = content.kind == .available && content.notes != nil
    var parts = isToldByNotes ? [] : [content.message]
    parts += content.hints
    let text = UpdateLook.joined(parts.first ?? "", Array(parts.dropFirst()))
    return text.isEmpty ? nil : RichText(runs: [RichText.Run(text)], alignment: .center)
  }
}
