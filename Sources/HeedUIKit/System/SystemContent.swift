internal import Heed

/// What the system's own controller is given of an alert.
struct SystemContent: Hashable, Sendable {
  struct Action: Hashable, Sendable {
    let id: Name
    let title: String
    let isCancel: Bool
    let isDestructive: Bool
    var isEnabled: Bool
  }

  let isSheet: Bool
  var title: String?
  /// The message, and what failed below it.
  var message: String?
  /// What failed.
  var failure: String?
  var actions: [Action]
  /// Those of one line, with what the person typed.
  var fields: [Field]
  let preferred: Name?

  /// What an alert says now, as it was laid out and as its fields were filled in.
  init(_ alert: Alert, scene: Scene, values: [Answer.Value]) {
    func text(_ placed: PlacedText?) -> String? {
      placed.flatMap { $0.text.isEmpty ? nil : $0.text.plainText }
    }
    isSheet = alert.style == .sheet
    title = text(alert.title)
    // What failed has no place of its own there.
    failure = scene["failure"]?.text?.request.plainText
    let parts = [text(alert.message), failure].compactMap { $0 }
    message = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    actions = alert.actionEntries.map { entry in
      Action(
        id: entry.id, title: entry.action.title.plainText, isCancel: entry.isCancel,
        isDestructive: entry.isDestructive,
        isEnabled: scene["action/\(entry.id)"]?.accessibility?.isEnabled ?? entry.action.isEnabled)
    }
    fields = alert.systemFields.map { field in
      var field = field
      field.value = values.first { $0.id == field.id }?.text ?? field.value
      return field
    }
    preferred = isSheet ? nil : alert.preferred
  }

  /// Whether a controller that shows the one can be changed to show the other: it takes other texts,
  /// but neither other actions nor other fields.
  func isSameShape(as other: SystemContent) -> Bool {
    var like = self
    like.title = other.title
    like.message = other.message
    like.failure = other.failure
    for (index, action) in other.actions.enumerated() where like.actions.indices.contains(index) {
      like.actions[index].isEnabled = action.isEnabled
    }
    for (index, field) in other.fields.enumerated() where like.fields.indices.contains(index) {
      like.fields[index].value = field.value
    }
    return like == other
  }
}
