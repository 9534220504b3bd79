internal import Heed

/// The alerts that are laid out, beside the examples.
enum Subjects {
  /// The usual question.
  static let twoActions = Alert(
    title: "Delete “Summer” album?", message: "The photos in it stay in your library.",
    actions: [Action("Delete", role: .destructive)], cancel: "Cancel")

  /// An alert of many texts.
  static func blocks(_ count: Int) -> Alert {
    Alert(
      title: "Long", content: (0..<count).map { .text("Block number \($0) says a few words.") },
      actions: ["OK"])
  }

  /// An alert of many actions, one below the other.
  static func actions(_ count: Int) -> Alert {
    Alert(title: "Long", actions: (0..<count).map { Action("Action number \($0)") })
  }
}
