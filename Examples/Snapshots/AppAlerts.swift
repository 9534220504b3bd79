import Heed

/// The alerts of an app, each made in one place: by the app when it asks, by its tests to be looked at.
enum AppAlerts {
  /// Its texts are those of the app, by their keys.
  static func delete(photos: Int) -> Alert {
    Alert(
      text("delete.title", "\(photos)"), message: text("delete.message"),
      cancel: Action(text("delete.keep"), id: "keep")
    ) {
      Action(text("delete.confirm"), id: "delete", role: .destructive)
    }
  }

  static let offline = Alert(
    text("offline.title"), message: text("offline.message"),
    cancel: Action(text("offline.later"), id: "later")
  ) {
    Action(text("offline.retry"), id: "retry")
  }

  /// Its texts are in the source.
  static let signIn = Alert("Sign in", message: "To go on where you were.", cancel: "Not Now") {
    Field("email", placeholder: "Email", input: .email)
    Action("Sign In", id: "sign-in")
  }

  private static func text(_ key: Name, _ arguments: String...) -> RichText {
    RichText(localizedKey: LocalizedKey(key, arguments: arguments))
  }
}
