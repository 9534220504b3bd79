public import Heed

extension ExampleAlerts {
  /// Work that goes on, and how far it is.
  public static var progress: Alert {
    var alert = Alert(
      "Uploading 24 photos", message: "You can leave this screen meanwhile."
    ) {
      Action("Carry on in the background", id: "background")
      Action("Stop the upload", id: "stop", role: .destructive)
    }
    alert.content = [
      .progress(
        0.62, title: "15 of 24 · about 2 minutes left", Box(height: 6, gap: 16))
    ]
    alert.preferred = "background"
    alert.dismissal = Dismissal(escape: false)
    return alert
  }
}
