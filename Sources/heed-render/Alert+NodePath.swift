internal import Heed

extension Alert {
  /// Where in a document stands what a node of the scene shows, such as `content[1]`; nothing where
  /// no single place does.
  func path(ofNode id: Name) -> String? {
    let parts = id.string.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.first {
    case "title", "message", "header", "close": return parts.first.map(String.init)
    case "content":
      guard parts.count > 1, let index = Int(parts[1]) else { return nil }
      return "content[\(index)]"
    case "action":
      // The longest id: one may begin as another does.
      let rest = parts.dropFirst().joined(separator: "/")
      let found = actionEntries.indices.filter { index in
        let own = actionEntries[index].id.string
        return rest == own || rest.hasPrefix(own + "/")
      }
      let index = found.max {
        actionEntries[$0].id.string.utf8.count < actionEntries[$1].id.string.utf8.count
      }
      return index.map { "actions[\($0)]" }
    case "panel": return background == nil ? nil : "background"
    default: return nil
    }
  }
}
