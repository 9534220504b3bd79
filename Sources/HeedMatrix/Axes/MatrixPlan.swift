internal import Heed

/// All pictures of a matrix in the order in which they are drawn, and what their files are called.
///
/// Pictures of one layout, which differ in their colours alone, stand beside each other.
public struct MatrixPlan: Sendable {
  public let axes: MatrixAxes
  /// The folder of each document's pictures.
  public let folders: [String]
  private let counts: [Int]

  /// Makes the plan for documents by their files' paths.
  public init(files: [String], axes: MatrixAxes) {
    self.axes = axes
    folders = FileWord.folders(for: files)
    counts = axes.counts
  }

  /// How many pictures there are.
  public var count: Int {
    let (product, isTooLarge) =
      folders.count.multipliedReportingOverflow(by: axes.picturesOfDocument)
    return isTooLarge ? .max : product
  }

  /// How many layouts there are, each of which is drawn in all its colours.
  public var layoutCount: Int { axes.picturesOfLayout == 0 ? 0 : count / axes.picturesOfLayout }

  /// The pictures of a layout, by their places among all.
  public func pictures(ofLayout index: Int) -> Range<Int> {
    let size = axes.picturesOfLayout
    return index * size..<(index + 1) * size
  }

  /// The picture at a place, from 0 to ``count``.
  public subscript(index: Int) -> MatrixCell {
    var rest = index % axes.picturesOfDocument
    var places = counts
    for axis in counts.indices.reversed() {
      places[axis] = rest % counts[axis]
      rest /= counts[axis]
    }
    return MatrixCell(
      document: index / axes.picturesOfDocument, language: axes.languages[places[3]],
      languageIndex: places[3], textSize: axes.textSizes[places[4]],
      appearance: axes.appearances[places[6]], isHighContrast: axes.contrasts[places[5]],
      screen: axes.screens[places[0]], theme: axes.themes[places[1]],
      direction: axes.directions[places[2]])
  }

  /// The path of a picture's file within the folder of all, such as `delete/de_AX3_dark_390x844@2x.png`.
  public func file(of cell: MatrixCell) -> String {
    let words = cell.words.map { FileWord.word($0) }
    return "\(folders[cell.document])/\(words.joined(separator: "_")).png"
  }
}
