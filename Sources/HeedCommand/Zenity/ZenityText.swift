internal import Heed

/// The texts of zenity's: with escapes, and with Pango's markup unless that is refused.
enum ZenityText {
  /// A text as it is shown; markup that is not well formed is shown as it stands.
  static func rich(_ text: String, isMarkup: Bool) -> RichText {
    let unescaped = unescaped(text)
    guard isMarkup else { return RichText(unescaped) }
    return PangoMarkup.read(unescaped) ?? RichText(unescaped)
  }

  /// The text with the control characters for which `\n`, `\t` and the like stand.
  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.first else {
        bytes.append(byte)
        continue
      }
      rest.removeFirst()
      switch next {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): bytes.append(next)
      default: bytes += [byte, next]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
