import Heed
import HeedMarkup
import HeedMarkupEntities

/// One input: read as HTML and as Markdown, and written in every form. Whatever it is, nothing may
/// crash, take much longer than its length explains, or give a text that is not in normal form.
///
/// The first byte chooses the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let source = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let isTight = bytes[0] & 1 == 1
  let options = MarkupOptions(
    references: .all, keepsColors: bytes[0] & 2 != 0, keepsSizes: bytes[0] & 4 != 0,
    limits: isTight
      ? MarkupLimits(bytes: 200, depth: 4, runs: 5, paragraphs: 5) : MarkupLimits())
  let tokens = HTMLTokens.of(Array(bytes.dropFirst()), references: .all)
  check(tokens.count <= count, "more tokens than bytes")
  let html = RichText(html: source, options: options)
  check(html, isTight ? nil : html.html())
  let dialect: MarkdownDialect = bytes[0] & 8 == 0 ? .gitHub : .commonMark
  let markdown = RichText(markdown: source, dialect: dialect, options: options)
  check(markdown, isTight ? nil : markdown.markdown())
  return 0
}

private func check(_ text: RichText, _ written: String?) {
  check(text == RichText(runs: text.runs, alignment: text.alignment), "not in normal form")
  check(letters(text.plain()) >= letters(text.plainText), "a text is lost")
  for run in text.runs {
    if let link = run.attributes.link { check(Link.isAllowed(link), "a link that is not allowed") }
  }
  if let written { check(written.isEmpty == text.isEmpty || !text.isReadable, "nothing written") }
}

/// The bytes that are no newlines.
private func letters(_ text: String) -> Int { text.utf8.count { $0 != 0x0A } }

private func check(_ isRight: Bool, _ problem: StaticString) {
  precondition(isRight, "\(problem)")
}
