/// A list and how its items are marked.
struct ListRecord {
  enum Mark: UInt8 {
    case none, disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman
  }

  var mark: Mark
  /// The number of the next item; counted from the list's end where it runs backwards and says
  /// nothing else.
  var next: Int
  var step = 1
  /// Whether the numbers are counted from the number of items.
  var isRelative = false
  var count = 0

  var isNumbered: Bool { mark.rawValue >= Mark.decimal.rawValue }
}

/// What hangs before a paragraph.
enum ParagraphMark: Hashable {
  case none
  case bullet(ListRecord.Mark)
  case number(Int, mark: ListRecord.Mark, list: Int, isRelative: Bool)
  case checkbox(Bool)
  /// The place of its text among the values of the text, counted from 1.
  case custom(Int)
}
