public import Heed

extension ExampleAlerts {
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
}
