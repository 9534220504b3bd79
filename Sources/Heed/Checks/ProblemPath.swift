/// The way from an alert to one of its parts, by the names that documents use.
///
/// It is only spelled out when there is a problem to report.
package indirect enum ProblemPath {
  case root
  case key(ProblemPath, StaticString)
  case index(ProblemPath, Int)

  @inline(never)
  package static func / (path: ProblemPath, key: StaticString) -> ProblemPath {
    .key(path, key)
  }

  package subscript(index: Int) -> ProblemPath {
    @inline(never) get { .index(self, index) }
  }

  /// The path as a document names it, such as `actions[1].id`.
  package var name: Name {
    var text = ""
    spell(into: &text)
    return Name(text)
  }

  private func spell(into text: inout String) {
    switch self {
    case .root: break
    case .key(let parent, let key):
      parent.spell(into: &text)
      if !text.isEmpty { text += "." }
      text += key.description
    case .index(let parent, let index):
      parent.spell(into: &text)
      text += "[\(index)]"
    }
  }
}
