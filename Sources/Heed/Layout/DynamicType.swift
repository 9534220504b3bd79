/// The sizes that Apple publishes for iOS's text styles at each text size (Human Interface
/// Guidelines, Typography).
enum DynamicType {
  /// Points of a text style at a text size.
  static func size(of style: Font.Style, at category: ContentSizeCategory) -> Double {
    sizes[style.kind.index * 12 + category.rank]
  }

  /// A row for each text style, in their order.
  static var sizes: NumberList {
    """
     31  32  33  34  36  38  40  44  48  52  56  60 \
     25  26  27  28  30  32  34  38  43  48  53  58 \
     19  20  21  22  24  26  28  34  39  44  50  56 \
     17  18  19  20  22  24  26  31  37  43  49  55 \
     14  15  16  17  19  21  23  28  33  40  47  53 \
     14  15  16  17  19  21  23  28  33  40  47  53 \
     13  14  15  16  18  20  22  26  32  38  44  51 \
     12  13  14  15  17  19  21  25  30  36  42  49 \
     12  12  12  13  15  17  19  23  27  33  38  44 \
     11  11  11  12  14  16  18  22  26  32  37  43 \
     11  11  11  11  13  15  17  20  24  29  34  40
    """
  }

  /// How much larger than at the default text size a size given in points is: as much as body text.
  static func factor(at category: ContentSizeCategory) -> Double {
    size(of: .body, at: category) / size(of: .body, at: .large)
  }

  /// The height of an action's row without the line that parts it from the next, in points.
  ///
  /// Measured by others on iOS 13 to 18 as 44.5 to 125.5 with that line, half a point, included.
  static func rowHeight(at category: ContentSizeCategory) -> Double {
    rowHalves[category.rank] / 2
  }

  /// The heights of rows in halves of a point.
  static var rowHalves: NumberList { " 88  88  88  88  93  98 102 134 158 191 224 250" }

  /// The height of a line of text in points, from the pairs of size and leading that Apple
  /// publishes; between two of them it is in proportion.
  static func lineHeight(of size: Double) -> Double {
    let sizes = lineSizes
    let heights = lineHeights
    var lowerSize = 0.0
    var lowerHeight = 0.0
    for index in 0..<sizes.count {
      let upperSize = sizes[index]
      let upperHeight = heights[index]
      if size <= upperSize {
        let part = (size - lowerSize) / (upperSize - lowerSize)
        return lowerHeight + part * (upperHeight - lowerHeight)
      }
      lowerSize = upperSize
      lowerHeight = upperHeight
    }
    return size * lowerHeight / lowerSize
  }

  static var lineSizes: NumberList {
    " 11  12  13  15  16  17  20  22  28  34  40  44  48  52  56  60"
  }

  static var lineHeights: NumberList {
    " 13  16  18  20  21  22  25  28  34  41  48  52  57  61  66  70"
  }
}
