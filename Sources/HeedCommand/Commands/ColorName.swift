internal import Heed
internal import HeedDocument

/// Colours as they are typed.
enum ColorName {
  /// The colour of a name such as `red`, or of `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> Color? {
    if let named = Color.Named(name: Name(text)) { return Color(named: named) }
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    return HexColor.parse(text).map { Color($0) }
  }
}
