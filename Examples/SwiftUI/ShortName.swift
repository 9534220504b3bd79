// Snippet: callsItAlert
import HeedSwiftUI
import SwiftUI

import struct Heed.Alert

struct RenameButton: View {
  @State private var question: Alert?
  @State private var name = "Notes"

  var body: some View {
    Button("Rename") { question = Self.rename(name) }
      .heed($question) { answer in
        if answer.action == "rename" { name = answer[field: "name"] ?? name }
      }
  }

  private static func rename(_ name: String) -> Alert {
    var alert = Alert("Rename", cancel: "Cancel") {
      Action("Rename", id: "rename", needsValid: true)
    }
    alert.content = [.field(Field("name", value: name, isRequired: true))]
    return alert
  }
}
// End
