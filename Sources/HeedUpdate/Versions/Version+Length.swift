internal import Heed

extension Version {
  /// The most bytes that a version in somebody's document may have: 256. Whoever makes a version of a
  /// text of their own has no limit.
  static let mostBytes = 256

  /// Makes a version of a text out of a document.
  init(within text: String, isLenient: Bool = false) throws(VersionError) {
    let text = try Version.checkedLength(of: text)
    self = isLenient ? try Version(lenient: text) : try Version(text)
  }

  /// A text out of a document, if it is not too long.
  static func checkedLength(of text: String) throws(VersionError) -> String {
    if text.utf8.count <= mostBytes { return text }
    throw VersionError(text.bytes, at: mostBytes, "it has more than \(mostBytes) bytes; shorten it")
  }
}
