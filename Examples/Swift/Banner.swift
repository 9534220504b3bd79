public import Heed

extension ExampleAlerts {
  /// A strip at the top edge that goes by itself and lets the person work on.
  public static var banner: Alert {
    var alert = Alert(
      "Moved to “Recipes”", message: "“Lemon risotto” and 2 other notes.", style: .banner
    ) {
      Action("Undo", id: "undo")
      Action("Open folder", id: "open")
    }
    alert.close = CloseButton(size: 28, offset: Point(x: -10, y: 10), label: "Close")
    alert.dismissal = Dismissal(swipe: true, timeout: 8)
    return alert
  }
}
