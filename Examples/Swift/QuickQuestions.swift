public import Heed

extension ExampleAlerts {
  /// A question of a few lines: cancel, one destructive action and three others.
  public static var quickAlert: Alert {
    saveChanges(style: .alert)
  }

  /// The same question as a sheet.
  public static var quickSheet: Alert {
    saveChanges(style: .sheet)
  }

  private static func saveChanges(style: Alert.Style) -> Alert {
    var alert = Alert(
      "Save your changes?", message: "“Summer trip” has changes that are not saved yet.",
      style: style, cancel: "Cancel"
    ) {
      Action("Discard changes", role: .destructive)
      Action("Save")
      Action("Save a copy")
      Action("Save and share")
    }
    alert.cancelPosition = 0
    return alert
  }
}
