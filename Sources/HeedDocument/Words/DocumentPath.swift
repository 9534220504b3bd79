package import Heed

/// The way from the root of a document to one of its values.
package struct DocumentPath {
  /// As it is written, such as `actions[1].title`.
  package private(set) var text = ""

  package var name: Name { Name(text) }

  /// Finds the way to what stands at an offset: a value, or a key.
  package init(to offset: Int, in tree: JSONTree) {
    var value = 0
    while let (child, place) = tree.child(of: value, around: offset) {
      if tree.kind(value) == .array {
        text += "[\(place)]"
      } else {
        if !text.isEmpty { text += "." }
        text += Quote.cleaned(String(bytes: tree.text(at: tree.keyOffset(child))))
      }
      value = child
    }
  }

  /// Adds steps that lead on from a value to what the document does not say.
  mutating func append(_ steps: ArraySlice<Int>) {
    for step in steps {
      if let key = DocumentStep.key(step) {
        append(key.name)
      } else {
        text += "[\(DocumentStep.index(step))]"
      }
    }
  }

  /// Adds the key of what the document does not say.
  mutating func append(_ key: String) {
    if !text.utf8.isEmpty { text += "." }
    text += key
  }
}
