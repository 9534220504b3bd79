/// A block of Markdown in the tree of all.
struct MarkdownNode {
  enum Kind: Equatable {
    case document, blockQuote, list, item, paragraph, thematicBreak, table
    case heading(Int)
    case code(MarkdownFence?)
    case html(Int)

    /// Whether it holds lines and no blocks.
    var isLeafWithLines: Bool {
      switch self {
      case .paragraph, .code, .html: true
      default: false
      }
    }

    /// Whether blocks stand in it.
    var isContainer: Bool {
      switch self {
      case .document, .blockQuote, .list, .item: true
      default: false
      }
    }
  }

  var kind: Kind
  var parent: Int
  var children: [Int] = []
  var isOpen = true
  /// The lines of a leaf without what its containers take of them.
  var content: [UInt8] = []
  /// Of a paragraph, where what is not a definition of a link begins.
  var contentStart = 0
  var list = MarkdownListStyle()
  var endsWithBlankLine = false
  var table: MarkdownTable?
  /// The line in which it begins.
  var line = 0
}

/// The fence of a block of code.
struct MarkdownFence: Equatable {
  var character: UInt8
  var length: Int
  /// Columns by which the fence itself stands in.
  var offset: Int
}

/// What the marker of a list's item says.
struct MarkdownListStyle {
  /// The bullet, or what stands behind the number.
  var delimiter: UInt8 = 0
  var isOrdered = false
  var start = 0
  /// Columns before the marker, and from it to the content.
  var markerOffset = 0
  var padding = 0
  var isTight = true
  /// Of an item that is a task, whether it is done.
  var isDone: Bool?

  func matches(_ other: MarkdownListStyle) -> Bool {
    isOrdered == other.isOrdered && delimiter == other.delimiter
  }
}

/// The rows of a table, each cell in Markdown.
struct MarkdownTable {
  enum Alignment { case none, left, center, right }

  var alignments: [Alignment]
  var rows: [[[UInt8]]]
}
