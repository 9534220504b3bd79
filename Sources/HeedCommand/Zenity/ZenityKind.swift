/// The dialogs of zenity's that there are.
package enum ZenityKind: String, Hashable, Sendable, CaseIterable {
  case info, warning, error, question, entry, password, list, progress

  /// Whether it has a button that takes back.
  var hasCancel: Bool {
    switch self {
    case .info, .warning, .error: false
    case .question, .entry, .password, .list, .progress: true
    }
  }

  /// What it says where nothing is given.
  var usualText: String {
    switch self {
    case .info: "All updates are complete."
    case .warning: "Are you sure you want to proceed?"
    case .error: "An error has occurred."
    case .question: "Are you sure you want to proceed?"
    case .entry: "Enter new text:"
    case .password: "Type your password"
    case .list: "Select items from the list below."
    case .progress: "Running..."
    }
  }
}
