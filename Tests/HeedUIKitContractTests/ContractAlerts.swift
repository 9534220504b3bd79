import Heed

extension Alert {
  /// One with a way out and a destructive action.
  static let question = Alert(
    title: "Delete the draft?", message: "This cannot be undone.",
    actions: [
      Action("Delete", id: "delete", role: .destructive), Action("Archive", id: "archive"),
    ],
    cancel: Action("Keep", id: "keep"))

  static func question(_ style: Alert.Style) -> Alert {
    var alert = question
    alert.style = style
    return alert
  }

  /// One that has to be answered by its action.
  static func forced(_ style: Alert.Style) -> Alert {
    var alert = Alert("Update", style: style, cancel: nil) { Action("Go on", id: "on") }
    alert.dismissal.isForced = true
    return alert
  }

  /// One with more text than there is room for.
  static func long(_ style: Alert.Style) -> Alert {
    var alert = question(style)
    alert.message = "\(String(repeating: "A sentence that is there for its length. ", count: 150))"
    return alert
  }

  /// One with a field to type in.
  static let rename: Alert = {
    var alert = Alert(
      title: "Rename", actions: [Action("Rename", id: "rename")],
      cancel: Action("Cancel", id: "cancel"))
    alert.content = [.field(Field("name", placeholder: "Name"))]
    return alert
  }()
}
