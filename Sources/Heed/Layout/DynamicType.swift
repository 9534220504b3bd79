/// The sizes that Apple publishes for iOS's text styles at each text size (Human Interface
/// Guidelines, Typography).
enum DynamicType {
  /// Points of a text style at a text size.
  static func size(of style: Font.Style, at category: ContentSizeCategory) -> Double {
    let rank = category.rank
    let row: InlineSizes
    switch style.kind {
    case .largeTitle: row = InlineSizes(31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60)
    case .title1: row = InlineSizes(25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58)
    case .title2: row = InlineSizes(19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56)
    case .title3: row = InlineSizes(17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55)
    case .headline, .body: row = InlineSizes(14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53)
    case .callout: row = InlineSizes(13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51)
    case .subheadline: row = InlineSizes(12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49)
    case .footnote: row = InlineSizes(12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44)
    case .caption1: row = InlineSizes(11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43)
    case .caption2: row = InlineSizes(11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40)
    }
    return row[rank]
  }

  /// How much larger than at the default text size a size given in points is: as much as body text.
  static func factor(at category: ContentSizeCategory) -> Double {
    size(of: .body, at: category) / size(of: .body, at: .large)
  }

  /// The height of an action's row without the line that parts it from the next, in points.
  ///
  /// Measured by others on iOS 13 to 18 as 44.5 to 125.5 with that line, half a point, included.
  static func rowHeight(at category: ContentSizeCategory) -> Double {
    InlineSizes(44, 44, 44, 44, 46.5, 49, 51, 67, 79, 95.5, 112, 125)[category.rank]
  }

  /// The height of a line of text in points, from the pairs of size and leading that Apple
  /// publishes; between two of them it is in proportion.
  static func lineHeight(of size: Double) -> Double {
    var lower = (size: 0.0, height: 0.0)
    for pair in pairs {
      if size <= pair.size {
        let part = (size - lower.size) / (pair.size - lower.size)
        return lower.height + part * (pair.height - lower.height)
      }
      lower = pair
    }
    return size * lower.height / lower.size
  }

  private static var pairs: [(size: Double, height: Double)] {
    [
      (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34),
      (34, 41), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
  }
}

/// Twelve sizes, one for each text size, without a heap allocation.
struct InlineSizes {
  private var values:
    (Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double)

  init(
    _ xS: Double, _ s: Double, _ m: Double, _ l: Double, _ xL: Double, _ xxL: Double,
    _ xxxL: Double, _ ax1: Double, _ ax2: Double, _ ax3: Double, _ ax4: Double, _ ax5: Double
  ) {
    values = (xS, s, m, l, xL, xxL, xxxL, ax1, ax2, ax3, ax4, ax5)
  }

  subscript(rank: Int) -> Double {
    switch rank {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    case 3: values.3
    case 4: values.4
    case 5: values.5
    case 6: values.6
    case 7: values.7
    case 8: values.8
    case 9: values.9
    case 10: values.10
    default: values.11
    }
  }
}
