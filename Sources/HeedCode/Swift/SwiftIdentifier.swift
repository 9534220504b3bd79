internal import Heed

/// A name of the caller's as Swift may use it, in its two spellings.
struct SwiftIdentifier {
  /// Such as `deletePhotos`.
  let lower: String
  /// Such as `DeletePhotos`.
  let upper: String

  /// Joins the words of a name; letters and digits of ASCII are kept.
  init(_ name: Name) {
    var bytes: [UInt8] = []
    var begins = false
    for byte in name.bytes.prefix(60) {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      let isDigit = byte >= 0x30 && byte <= 0x39
      if isLetter || isDigit && !bytes.isEmpty {
        bytes.append(begins && byte >= 0x61 ? byte & 0xDF : byte)
        begins = false
      } else if !bytes.isEmpty {
        begins = true
      }
    }
    if bytes.isEmpty { bytes = "question".bytes }
    let first = bytes[0]
    bytes[0] = first & 0xDF
    upper = String(bytes: bytes)
    bytes[0] = first | 0x20
    // A word that means something to Swift is no name.
    if SwiftIdentifier.taken.index(of: bytes) != nil { bytes += "Alert".bytes }
    lower = String(bytes: bytes)
  }

  private static let taken: WordList = """
    actor any as associatedtype async await borrowing break case catch class consuming continue \
    default defer deinit do else enum extension fallthrough false fileprivate for func get guard if \
    import in init inout internal is isolated let macro nil nonisolated operator package \
    precedencegroup private protocol public repeat rethrows return self sending set some static \
    struct subscript super switch throw throws true try type typealias var where while
    """
}
