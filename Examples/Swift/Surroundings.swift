public import Heed

extension ExampleAlerts {
  /// A message that a small surface cannot hold: it scrolls, and the actions stay.
  public static var longMessage: Alert {
    let text: RichText = """
      Everybody in “Weekend hike” will see where you are until you stop sharing, even while the app \
      is closed. Your position is updated about once a minute, and more often while you move.

      The last twelve hours of your way can be seen as a line on the map. Who joins the group later \
      sees them too.

      Sharing ends by itself on Sunday at 20:00. You can end it sooner: open the group, then choose \
      \("Stop sharing", font: Font(weight: .semibold)). Nothing is kept after that.
      """
    var alert = Alert(
      "Before you share your location",
      message: PlacedText(RichText(runs: text.runs, alignment: .start)), cancel: "Not now"
    ) {
      Action("Share", id: "share")
    }
    alert.cancelPosition = 0
    alert.preferred = "share"
    return alert
  }

  /// A question that has to be as clear in letters three times as large.
  public static var largeText: Alert {
    Alert(
      "Join “Library Wi-Fi”?",
      message: "This network is not encrypted. Others nearby may see what you send.",
      cancel: "Stay on mobile data"
    ) {
      Action("Join", id: "join")
    }
  }

  /// Hebrew in which names, an address and a size run from the left.
  public static var rightToLeft: Alert {
    let size = "\u{2066}4.2 MB\u{2069}"
    var alert = Alert(
      "לשתף את Budget 2026.xlsx?",
      message: """
        הקובץ (\(size, font: Font(weight: .semibold))) יישלח אל Dana Levi \
        \u{2066}(dana@example.com)\u{2069} ואל עוד 3 אנשים.
        """,
      style: .sheet, cancel: "ביטול"
    ) {
      Action(
        "שיתוף עם הרשאת עריכה", id: "edit",
        image: .symbol("square.and.arrow.up", size: Size(width: 22, height: 22)))
      Action("שיתוף לצפייה בלבד", id: "view")
      Action(
        "אפשרויות נוספות", id: "more",
        image: .symbol("chevron.forward", size: Size(width: 16, height: 16)), imageSide: .trailing)
    }
    alert.language = "he"
    alert.direction = .rightToLeft
    return alert
  }
}
