internal import Heed
internal import HeedDocument
internal import HeedTesting

/// Everything that the core makes of a document, as text.
public enum DocumentDump {
  /// What a document's scene is on each surface and what its actions answer; or what is wrong.
  public static func of(_ bytes: [UInt8]) -> String {
    let document: Document
    do throws(DocumentError) {
      document = try DocumentReader(mode: .lenient).read(bytes)
    } catch {
      return "error\n\(error.description)\n"
    }
    var text = ""
    for issue in document.issues { text += "issue \(issue.description)\n" }
    for surface in Surface.all {
      text += SceneText.of(document.alert.scene(in: surface, measurer: FixedMeasurer.measurer))
    }
    return text + answers(to: document.alert)
  }

  private static func answers(to alert: Alert) -> String {
    var text = ""
    for entry in alert.actionEntries {
      text += line(Answer(to: alert, reason: .action, action: entry.id))
    }
    return text + line(Answer(to: alert, reason: .escape))
      + line(Answer(to: alert, reason: .timeout))
  }

  private static func line(_ answer: Answer) -> String {
    var text = "answer"
    if let action = answer.action { text += " \(action)" }
    if let index = answer.index { text += " \(index)" }
    return text + "\n"
  }
}
