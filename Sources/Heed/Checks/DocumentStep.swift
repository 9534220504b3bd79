/// A step from an alert to one of its parts: a key, or the place in a list.
package struct DocumentStep: Hashable, Sendable {
  /// The key's number; or what is beyond all keys and the place together.
  private let number: Int
  private static let keys = 256

  package init(_ key: DocumentKey) { number = Int(key.rawValue) }
  package init(_ index: Int) { number = DocumentStep.keys + index }

  /// The key, if it is one.
  package var key: DocumentKey? {
    number < DocumentStep.keys ? DocumentKey(rawValue: UInt8(truncatingIfNeeded: number)) : nil
  }

  /// The place in a list, where it is no key.
  package var index: Int { number - DocumentStep.keys }
}

extension [DocumentStep] {
  /// The steps as a document's path names them, such as `actions[1].id`.
  package var path: Name {
    var text = ""
    for step in self {
      if let key = step.key {
        if !text.utf8.isEmpty { text += "." }
        text += key.name
      } else {
        text += "[\(step.index)]"
      }
    }
    return Name(text)
  }
}
