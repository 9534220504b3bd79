import HeedSwiftUI
import SwiftUI

/// Lists the alerts of the gallery. Each is the value of a binding, and its answer is shown in its row.
struct GalleryView: View {
  @State private var alert: HeedAlert?
  @State private var asked: Name?
  @State private var answers: [Name: String] = [:]

  var body: some View {
    List {
      ForEach(ExampleAlerts.all, id: \.name) { example in
        Button {
          asked = example.name
          alert = example.alert
        } label: {
          VStack(alignment: .leading) {
            Text(verbatim: example.name.string)
            Text(verbatim: answers[example.name] ?? "Not asked yet")
          }
        }
      }
    }
    .heed($alert, handlers: .demo) { answer in
      if let asked { answers[asked] = answer.summary }
    }
  }
}
