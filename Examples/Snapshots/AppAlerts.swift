import Heed

/// The alerts of an app, each made in one place: by the app when it asks, by its tests to be looked at.
enum AppAlerts {
  /// Its texts are those of the app, by their keys.
  static func delete(photos: Int) -> Alert {
    Alert(
      PlacedText(text("delete.title", "\(photos)")), message: PlacedText(text("delete.message")),
      cancel: Action(text("delete.keep"), id: "keep")
    ) {
      Action(text("delete.confirm"), id: "delete", role: .destructive)
    }
  }

  static let offline = Alert(
    PlacedText(text("offline.title")), message: PlacedText(text("offline.message")),
    cancel: Action(text("offline.later"), id: "later")
  ) {
    Action(text("offline.retry"), id: "retry")
  }

  /// Its texts are in the source.
  static var signIn: Alert {
    var alert = Alert("Sign in", message: "To go on where you were.", cancel: "Not now") {
      Action("Sign in", id: "sign-in", needsValid: true)
    }
    alert.content = [
      .field(Field("email", placeholder: "Email", input: .email, isRequired: true))
    ]
    return alert
  }

  private static func text(_ key: Name, _ arguments: String...) -> RichText {
    RichText(localizedKey: LocalizedKey(key, arguments: arguments))
  }
}
