internal import Heed

/// The alerts of the gallery, written in Swift; each says what the document of its name says.
public enum ExampleAlerts {
  /// Every example, in the order of the gallery.
  public static var all: [Example] {
    [
      Example("styled-alert", styledAlert),
      Example("update-popup", updatePopup),
      Example("custom-alert", customAlert),
      Example("custom-sheet", customSheet),
      Example("update-remind", updateRemind),
      Example("update-forced", updateForced),
      Example("quick-alert", quickAlert),
      Example("quick-sheet", quickSheet),
      Example("sign-in", signIn),
      Example("choice-list", choiceList),
      Example("progress", progress),
      Example("long-message", longMessage),
      Example("large-text", largeText),
      Example("right-to-left", rightToLeft),
      Example("dark", dark),
      Example("ios26", ios26),
      Example("banner", banner),
      Example("gradient", gradient),
    ]
  }
}
