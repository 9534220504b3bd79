public import Heed

extension ExampleAlerts {
  /// The look of iOS 26: leading text and capsules.
  public static var ios26: Alert {
    var alert = Alert(
      "Delete “Winter in Lisbon”?",
      message: "The album goes from all your devices. Its 148 photos stay in your library.",
      cancel: "Keep"
    ) {
      Action("Delete album", role: .destructive)
    }
    alert.theme = .ios26
    return alert
  }
}
