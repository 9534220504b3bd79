public import Heed

/// The surfaces for which documents are laid out.
public enum Surface {
  /// From a common phone to what is hardest: tiny, mirrored, with huge letters, covered by a
  /// keyboard.
  public static var all: [Environment] {
    [
      Environment(),
      Environment(
        size: Size(width: 320, height: 256), scale: 1, appearance: .dark,
        direction: .rightToLeft, locale: "ar"),
      Environment(
        size: Size(width: 844, height: 390),
        safeArea: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47), scale: 3,
        textSize: .accessibility5, isBoldText: true, locale: "zh-Hant"),
      Environment(
        size: Size(width: 393, height: 852),
        safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), keyboardHeight: 336,
        scale: 3, isHighContrast: true, textSize: .extraSmall, reducesMotion: true,
        reducesTransparency: true),
    ]
  }
}
