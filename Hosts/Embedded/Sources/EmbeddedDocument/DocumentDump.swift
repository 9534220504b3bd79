internal import Heed
internal import HeedTesting
public enum DocumentDump {
  public static func of(_ bytes: [UInt8]) -> String {
    let n = bytes.count
    let alert = Alert("Delete \(n) photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    var text = ""
    for surface in Surface.all {
      text += SceneText.of(alert.scene(in: surface, measurer: FixedMeasurer.measurer))
    }
    return text + answers(to: alert)
  }
  private static func answers(to alert: Alert) -> String {
    var text = ""
    for entry in alert.actionEntries {
      text += line(Answer(to: alert, reason: .action, action: entry.id))
    }
    return text + line(Answer(to: alert, reason: .escape))
  }
  private static func line(_ answer: Answer) -> String {
    var text = "answer"
    if let action = answer.action { text += " \(action)" }
    if let index = answer.index { text += " \(index)" }
    return text + "\n"
  }
}
