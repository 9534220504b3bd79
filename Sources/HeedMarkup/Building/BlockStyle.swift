internal import Heed

/// How a paragraph stands that is being read.
struct BlockStyle: Hashable {
  enum Direction: UInt8 {
    case inherited, leftToRight, rightToLeft
    /// As the first letter with a direction of the paragraph.
    case automatic
  }

  var level: UInt8 = 0
  var quoteLevel: UInt8 = 0
  var direction = Direction.inherited
  var alignment: TextAlignment?
  /// Whether white space is kept.
  var isPreformatted = false
}
