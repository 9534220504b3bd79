/// A part of a line's content, while it is still open which marks are emphasis.
struct MarkdownPiece {
  enum Kind {
    /// Text of the source, to be escaped.
    case text(Range<Int>)
    /// Text that is not in the source as it is, to be escaped.
    case literal([UInt8])
    /// HTML of the source.
    case raw(Range<Int>)
    case code([UInt8])
    case lineBreak, softBreak
    /// Marks, of which a number is left over.
    case marks(UInt8, Int)
    case linkStart(MarkdownReferences.Target)
    case linkEnd
    case imageStart(MarkdownReferences.Target)
    case imageEnd
  }

  var kind: Kind
  /// What begins behind marks that are left over, from the inside out.
  var opened: [MarkdownEmphasis] = []
  /// What ends before them, from the inside out.
  var closed: [MarkdownEmphasis] = []
}

/// What marks mean.
enum MarkdownEmphasis {
  case emphasis, strong, strikeThrough
}

/// Marks that may begin or end emphasis.
struct MarkdownDelimiter {
  let piece: Int
  let character: UInt8
  var count: Int
  let originalCount: Int
  let canOpen: Bool
  let canClose: Bool
  var previous: Int
  var next: Int
}

/// A bracket that may begin a link.
struct MarkdownBracket {
  let piece: Int
  /// Behind it in the source.
  let end: Int
  let isImage: Bool
  var isActive = true
  /// The last marks before it.
  let delimiter: Int
  /// Whether another bracket follows, so that what is between cannot be a label.
  var isFollowed = false
}
