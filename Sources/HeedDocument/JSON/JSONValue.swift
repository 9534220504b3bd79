internal import Heed

/// A JSON value with its place in the text.
struct JSONValue {
  enum Kind {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  var kind: Kind
  /// The bytes before it in the text, by which it is also known within the document.
  var offset: Int

  init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }
}

/// A key and its value; a key may occur more than once, which is for the reader to judge.
struct JSONMember {
  let key: Name
  let offset: Int
  let value: JSONValue
}
