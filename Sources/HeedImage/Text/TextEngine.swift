internal import Heed

/// Shapes texts, and keeps what it has shaped for when the same text is drawn.
final class TextEngine {
  private let few: FontBook
  private lazy var quick: FontBook? = InstalledFonts.quick.flatMap { FontBook($0) }
  private lazy var system: FontBook? = InstalledFonts.system.flatMap { FontBook($0) }
  private var cache = RecentCache<TextRequest, ShapedText>(limit: 256)

  init() throws(PictureError) {
    func book(_ fonts: InstalledFonts?) -> FontBook? {
      fonts.flatMap { $0.isEmpty ? nil : FontBook($0) }
    }
    guard
      let book =
        book(InstalledFonts.few) ?? book(InstalledFonts.quick) ?? book(InstalledFonts.system)
    else { throw PictureError(.missingFamily("Inter")) }
    few = book
  }

  /// The lines of a text.
  func shaped(_ request: TextRequest) -> ShapedText {
    if let known = cache[request] { return known }
    let text = shape(request)
    cache[request] = text
    return text
  }

  /// Uses as few fonts as do, and else all of the system's: which of them depends on nothing but the
  /// text.
  private func shape(_ request: TextRequest) -> ShapedText {
    let wanted = FontNeeds(request)
    var best: ShapedText?
    for choice in Choice.allCases where choice != .few || !wanted.hasEastAsian {
      guard let book = book(choice) else { continue }
      let missing = wanted.missing(in: book)
      guard missing.isEmpty || choice == .system else { continue }
      let text = TextShaper(request, book: book, missingFamilies: missing).text()
      if text.missing.count < best?.missing.count ?? .max { best = text }
      if text.missing.isEmpty { break }
    }
    return best ?? TextShaper(request, book: few, missingFamilies: wanted.missing(in: few)).text()
  }

  private enum Choice: CaseIterable {
    case few
    case quick
    case system
  }

  private func book(_ choice: Choice) -> FontBook? {
    switch choice {
    case .few: few
    case .quick: quick
    case .system: system
    }
  }
}

/// What a text cannot do without.
private struct FontNeeds {
  let hasEastAsian: Bool
  /// Of each list, one family has to be there.
  var alternatives: [[String]] = []

  init(_ request: TextRequest) {
    for run in request.runs {
      let list = run.font.family.map { [$0.string] } ?? FontFamilies.design(run.font.design)
      if !alternatives.contains(list) { alternatives.append(list) }
    }
    hasEastAsian = request.runs.contains { run in
      // All of them have three or four bytes.
      run.text.utf8.contains { $0 >= 0xE1 }
        && run.text.unicodeScalars.contains(where: TextScript.isEastAsian)
    }
  }

  /// What is missing, by the name of the last that would have done.
  func missing(in book: FontBook) -> [String] {
    alternatives.compactMap { list in list.contains(where: book.has) ? nil : list.last }
  }
}
