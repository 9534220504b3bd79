internal import Heed

/// Shapes texts, and keeps what it has shaped for when the same text is drawn.
final class TextEngine {
  private let quick: FontBook
  private lazy var system: FontBook? = FontBook.system()
  private var cache = RecentCache<TextRequest, ShapedText>(limit: 256)

  init() throws(PictureError) {
    if let book = FontBook.quick(), !book.isEmpty {
      quick = book
    } else if let book = FontBook.system(), !book.isEmpty {
      quick = book
    } else {
      throw PictureError(.missingFamily("Inter"))
    }
  }

  /// The lines of a text.
  func shaped(_ request: TextRequest) -> ShapedText {
    if let known = cache[request] { return known }
    let text = shape(request)
    cache[request] = text
    return text
  }

  /// Uses Heed's few fonts where they do, and else all of the system's: which of them depends on
  /// nothing but the text.
  private func shape(_ request: TextRequest) -> ShapedText {
    let wanted = FontNeeds(request)
    let missing = wanted.missing(in: quick)
    if missing.isEmpty {
      let text = TextShaper(request, book: quick, missingFamilies: []).text()
      guard !text.missing.isEmpty, let system else { return text }
      let other = TextShaper(request, book: system, missingFamilies: []).text()
      return other.missing.count < text.missing.count ? other : text
    }
    guard let system else {
      return TextShaper(request, book: quick, missingFamilies: missing).text()
    }
    return TextShaper(request, book: system, missingFamilies: wanted.missing(in: system)).text()
  }
}

/// The families that a text cannot do without.
private struct FontNeeds {
  /// Of each list, one family has to be there.
  var alternatives: [[String]] = []

  init(_ request: TextRequest) {
    for run in request.runs {
      let list = run.font.family.map { [$0.string] } ?? FontFamilies.design(run.font.design)
      if !alternatives.contains(list) { alternatives.append(list) }
    }
  }

  /// What is missing, by the name of the best.
  func missing(in book: FontBook) -> [String] {
    alternatives.compactMap { list in list.contains(where: book.has) ? nil : list.last }
  }
}
