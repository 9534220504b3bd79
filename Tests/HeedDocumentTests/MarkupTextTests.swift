import Heed
import HeedDocument
import HeedMarkup
import Testing

@Suite struct MarkupTextTests {
  private func message(
    _ text: String, markup: MarkupReader? = MarkupReader(), mode: DocumentReader.Mode = .strict
  ) throws -> RichText? {
    let bytes = Array(
      "{\"heed\": 1, \"actions\": [{\"title\": \"OK\"}], \"message\": \(text)}".utf8)
    return try DocumentReader(mode: mode, markup: markup).read(bytes).alert.message?.text
  }

  @Test func readsHTMLAndMarkdown() throws {
    #expect(try message(#"{"html": "a <b>b</b>"}"#) == RichText(html: "a <b>b</b>"))
    #expect(try message(#"{"markdown": "- a\n- b"}"#) == RichText(markdown: "- a\n- b"))
  }

  @Test func readsThemWithTheirAlignmentAndLimit() throws {
    let text = try message(##"{"markdown": "# a", "align": "center", "lines": 2}"##)
    #expect(text?.alignment == .center && text?.lineLimit == 2)
  }

  @Test func readsThemWhereverTextsStand() throws {
    let document = try DocumentReader(markup: MarkupReader()).read(
      Array(
        """
        {"heed": 1, "title": {"text": {"html": "<i>a</i>"}, "top": 5},
         "content": [{"text": {"markdown": "*b*"}}, {"badge": {"html": "<b>c</b>"}}],
         "actions": [{"title": {"html": "<b>d</b>"}}]}
        """.utf8))
    #expect(document.alert.title?.text == RichText("a", TextAttributes(font: .italic)))
    #expect(document.alert.actions[0].title == RichText("d", TextAttributes(font: .bold)))
  }

  @Test func usesThePlainTextWhereTheMarkupSaysNothing() throws {
    #expect(try message(#"{"html": "<p>&nbsp;</p>", "plain": "a"}"#) == "a")
    #expect(try message(#"{"html": "<p>b</p>", "plain": "a"}"#) == "b")
  }

  @Test func usesThePlainTextWhereNoMarkupIsRead() throws {
    #expect(try message(#"{"markdown": "*b*", "plain": "a"}"#, markup: nil) == "a")
    #expect(throws: DocumentError.self) { try message(#"{"markdown": "*b*"}"#, markup: nil) }
  }

  @Test func knowsTheFeatureWhereItReadsMarkup() throws {
    let text = """
      {"heed": 1, "requires": ["html"], "title": "a", "actions": [{"title": "OK"}],
       "fallback": {"heed": 1, "title": "b", "actions": [{"title": "OK"}]}}
      """
    let bytes = Array(text.utf8)
    #expect(try !DocumentReader(markup: MarkupReader()).read(bytes).usedFallback)
    #expect(try DocumentReader().read(bytes).usedFallback)
  }
}
