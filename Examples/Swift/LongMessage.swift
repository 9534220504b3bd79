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
}
