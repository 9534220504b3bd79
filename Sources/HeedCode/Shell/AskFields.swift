internal import Heed

/// The values of `--field` that make an alert's content; there are none where `ask` has no words for
/// it.
struct AskFields {
  private(set) var values: [[UInt8]] = []

  /// Whether there is anything to fill in.
  var areThere: Bool { !values.isEmpty }

  init?(_ content: [Block]) {
    var label: String?
    for block in content {
      switch block.kind {
      case .text(let text, let font, let color):
        // It is the label of the field beneath it.
        let plain = text.plainText
        guard label == nil, font == nil, color == nil, !plain.isEmpty, text == RichText(plain),
          block.box == Box(alignment: .start)
        else { return nil }
        label = plain
      case .field(let field):
        guard let head = AskFields.head(of: field) else { return nil }
        if let label {
          guard block.box == Box(gap: 0, label: label), ShellWord.canHold(label) else { return nil }
          values.append(head + [0x3D] + ShellWord.quoted(label))
        } else {
          guard block.box == Box() else { return nil }
          values.append(head)
        }
        label = nil
      default: return nil
      }
    }
    if label != nil { return nil }
  }

  /// `ID` or `ID:KIND`, which needs no quotation marks.
  private static func head(of field: Field) -> [UInt8]? {
    var usual = Field(field.id, input: field.input)
    if field.input == .number { usual.accepts = .number }
    if field.input == .email { usual.accepts = .email }
    guard field == usual, AskLine.isID(field.id.bytes[...]) else { return nil }
    if field.input == .text { return field.id.bytes }
    return field.id.bytes + [0x3A] + field.input.kind.name.bytes
  }
}
