import Foundation
import Heed
import HeedMarkup
import Testing

@Suite struct WritingTests {
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["HEED_SEED"].flatMap {
      $0 == "random" ? UInt64.random(in: 0...UInt64.max) : UInt64($0)
    } ?? 20_261_130

  /// The first text of some generated ones that does not hold to a rule, by its seed.
  private func firstFailure(
    _ count: UInt64, _ check: (inout HTMLGenerator) -> String?
  ) -> String? {
    for number in 0..<count {
      var generator = HTMLGenerator(seed: Self.seed &+ number)
      if let failure = check(&generator) { return "seed \(Self.seed &+ number): \(failure)" }
    }
    return nil
  }

  private func difference(_ first: RichText, _ second: RichText) -> String {
    let lines = [first, second].map { Notation.of($0).split(separator: "\n").map(String.init) }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    return "DIFFERENCE\n"
      + lines.map { $0.dropFirst(place).first ?? "nothing" }.joined(separator: "\n")
  }

  @Test func readsBackTheHTMLItWrites() {
    let failure = firstFailure(500) { generator in
      let source = generator.note()
      let text = RichText(html: source)
      let html = text.html()
      let back = RichText(html: html)
      return back.runs == text.runs
        ? nil : "\(source.debugDescription)\n\(html.debugDescription)\n\(difference(text, back))"
    }
    #expect(failure == nil)
  }

  @Test func readsBackTheMarkdownItWrites() {
    var asHTML = 0
    let failure = firstFailure(500) { generator in
      let source = generator.note()
      let text = RichText(html: source)
      let markdown = text.markdown()
      if markdown == text.html() + "\n" { asHTML += 1 }
      let back = RichText(markdown: markdown)
      return back.runs == text.runs
        ? nil : "\(source)\n\(markdown)\n\(difference(text, back))"
    }
    #expect(failure == nil)
    print("\(asHTML) of 500 have no words in Markdown")
    #expect(asHTML < 500)
  }

  /// Markup that makes no sense may look different when it comes back, but no word is lost.
  @Test func losesNoWordOfAnySoup() {
    func words(_ text: RichText) -> String {
      String(text.plainText.unicodeScalars.filter { !$0.properties.isWhitespace })
    }
    let failure = firstFailure(1000) { generator in
      let source = generator.soup()
      let text = RichText(html: source)
      let html = words(RichText(html: text.html()))
      let markdown = words(RichText(markdown: text.markdown()))
      if html == words(text), markdown == words(text) { return nil }
      return "\(source.debugDescription)\n\(words(text))\n\(html)\n\(markdown)"
    }
    #expect(failure == nil)
  }

  @Test func writesWhatAPersonWouldWrite() {
    let text = RichText(
      markdown: """
        ## New in 2.6

        Now **faster**, see [notes](https://example.com/a_b).

        - One
        - Two
          - *Inner*
        - [x] Done

        1. First
        2. Second

        > Quoted `code`

        ```
        let x = 1
        ```
        """)
    #expect(
      text.html() == """
        <h2>New in 2.6</h2><p>Now <strong>faster</strong>, see \
        <a href="https://example.com/a_b">notes</a>.</p><ul><li>One</li><li>Two\
        <ul><li><em>Inner</em></li></ul></li><li><input type="checkbox" checked disabled>Done</li></ul>\
        <ol><li>First</li><li>Second</li></ol><blockquote><p>Quoted <code>code</code></p></blockquote>\
        <pre>let x = 1</pre>
        """)
    #expect(
      text.markdown() == """
        ## New in 2.6

        Now **faster**, see [notes](<https://example.com/a_b>).

        - One
        - Two
          - *Inner*
        - [x] Done

        1. First
        2. Second

        > Quoted `code`

        ```
        let x = 1
        ```

        """)
    #expect(
      text.plain() == """
        New in 2.6

        Now faster, see notes.

        • One
        • Two
          ◦ Inner
        ☑ Done

        1. First
        2. Second

        > Quoted code

        let x = 1
        """)
  }

  @Test func writesMarkersAndColorsOfItsOwn() {
    let style = ParagraphStyle(
      level: 2, quoteLevel: 1, marker: "→", spacing: 13, direction: .rightToLeft)
    let text = RichText(runs: [
      .init("a <&\"> ", TextAttributes(color: Color(hex: 0x12AB0F))),
      .init("b\n", TextAttributes(font: Font(size: 20.5))),
      .init("c", TextAttributes(paragraph: style)),
    ])
    let options = MarkupOptions(keepsColors: true, keepsSizes: true)
    #expect(RichText(html: text.html(), options: options).runs == text.runs)
    #expect(RichText(markdown: text.markdown(), options: options).runs == text.runs)
  }
}
