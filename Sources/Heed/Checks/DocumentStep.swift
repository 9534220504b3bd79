/// Steps from an alert to one of its parts: keys, and places in lists.
///
/// A step is a number, so that lists of steps need no code of their own in a web page.
package enum DocumentStep {
  private static var keys: Int { 256 }

  /// The step to what stands at a key.
  package static func at(_ key: DocumentKey) -> Int { Int(key.rawValue) }

  /// The step to an element of a list.
  package static func at(_ index: Int) -> Int { keys + index }

  /// The key of a step; nothing where it leads to an element.
  package static func key(_ step: Int) -> DocumentKey? {
    step < keys ? DocumentKey(rawValue: UInt8(truncatingIfNeeded: step)) : nil
  }

  /// The place of the element to which a step leads.
  package static func index(_ step: Int) -> Int { step - keys }

  /// The steps as a document's path names them, such as `actions[1].id`.
  package static func path(_ steps: [Int]) -> Name {
    var text = ""
    for step in steps {
      if let key = key(step) {
        if !text.utf8.isEmpty { text += "." }
        text += key.name
      } else {
        text += "[\(index(step))]"
      }
    }
    return Name(text)
  }
}
