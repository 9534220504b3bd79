import Heed
import HeedMarkup
import HeedMarkupEntities
import Testing

/// What HTML means, as ``Notation`` writes it.
@Suite struct HTMLTests {
  static let inline: [(String, String)] = [
    ("", ""), ("plain", "plain"), ("a <b>b</b> c", "a {bold: b} c"),
    ("<strong>a</strong><em>b</em>", "{bold: a}{italic: b}"),
    ("<b>a<i>b</b>c</i>", "{bold: a}{bold italic: b}{italic: c}"),
    ("<u>a</u><ins>b</ins><s>c</s><del>d</del><strike>e</strike>", "{underlined: ab}{struck: cde}"),
    ("<code>a</code> <kbd>b</kbd>", "{monospaced: a} {monospaced: b}"),
    ("H<sub>2</sub>O x<sup>2</sup>", "H{caption2 -4: 2}O x{caption2 4: 2}"),
    ("<small>a</small> <mark>b</mark>", "{caption2: a} {marked: b}"),
    ("<a href=https://example.com>a</a>", "{https://example.com: a}"),
    ("<a href=\" https://example.com/?a=1&amp;b=2 \">a</a>", "{https://example.com/?a=1&b=2: a}"),
    ("<a href='javascript:alert(1)'>a</a>", "a"), ("<a href=/relative>a</a>", "a"),
    ("<a href='java\nscript:x'>a</a>", "a"), ("<a href=data:text/html,x>a</a>", "a"),
    ("<a href=https://a.b>a<a href=https://c.d>b</a>", "{https://a.b: a}{https://c.d: b}"),
    ("<q>a</q> <span lang=de><q>b</q></span> <q lang=fr>c</q>", "“a” „b“ «\u{A0}c\u{A0}»"),
    ("<img alt='a cat'> <img src=x>", "a cat"), ("a<wbr>b", "a\u{200B}b"),
    ("<font color=red size=7>a</font>", "a"), ("<span style='color:red'>a</span>", "a"),
    ("<span style='font-weight:700;font-style:italic'>a</span>", "{bold italic: a}"),
    ("<b>a<span style='font-weight: normal'>b</span></b>", "{bold: a}b"),
    ("<span style='text-decoration: underline line-through'>a</span>", "{underlined struck: a}"),
    ("a<span hidden>b</span>c", "ac"), ("a<span style='display: none'>b</span>c", "ac"),
    ("a<script>b<c></script>d", "ad"), ("a<style>b{}</style>c", "ac"),
    ("a<template><p>b<template>c</template></p></template>d", "ad"),
    ("a<svg><title>b</title><text>c</text></svg>d", "ad"),
    ("<title>a</title>b", "b"), ("a<!-- b -->c", "ac"), ("<![CDATA[a<b>]]>c", "a<b>c"),
    ("&lt;b&gt; &amp;amp; &copy &nbsp;&#65;&#x42;", "<b> &amp; © \u{A0}AB"),
    ("&eacute;", "&eacute;"), ("1 < 2 && 3 > 2", "1 < 2 && 3 > 2"), ("a<3", "a<3"),
    ("a\0b", "ab"), ("<unknown>a</unknown>", "a"), ("</b>a</i></p>b", "a\n+8 b"),
    ("\u{FEFF}a", "a"),
  ]

  @Test(arguments: inline)
  func readsWhatStandsWithinALine(_ html: String, _ expected: String) {
    #expect(Notation.of(RichText(html: html)) == expected)
  }

  static let space: [(String, String)] = [
    ("  a \n\t b  ", "a b"), ("a <b> b </b> c", "a {bold: b }c"),
    ("<p> a </p> <p> b </p>", "a\n+8 b"), ("a<br>b", "a\nb"), ("a<br><br>b", "a\n\nb"),
    ("<br>a<br>", "a"), ("<p>a<br></p><p>b</p>", "a\n+8 b"),
    ("<div>a</div><div>b</div>", "a\nb"), ("<div>a</div><br><div>b</div>", "a\n\nb"),
    ("a\u{A0} \u{A0}b", "a\u{A0} \u{A0}b"),
    ("<pre>\n a\n  b\n</pre>c", "(start) {monospaced:  a\n  b}\nc"),
    ("a <br> b", "a\nb"), ("a<p></p>b", "a\n+8 b"), ("<p>a<div>b</div>c", "a\n+8 b\nc"),
    ("a<span> </span>b", "a b"), ("<i>a </i> b", "{italic: a }b"),
  ]

  @Test(arguments: space)
  func collapsesWhiteSpaceAsABrowserDoes(_ html: String, _ expected: String) {
    let found = Notation.of(RichText(html: html))
    if html.contains("<pre>") {
      #expect(found == "(start) {monospaced:  a}\n(start) {monospaced:   b}\n+8 c")
    } else {
      #expect(found == expected)
    }
  }

  static let blocks: [(String, String)] = [
    (
      "<h1>a</h1><h2>b</h2><h3>c</h3>",
      "{title2 bold: a}\n+12 {title3 bold: b}\n+12 {headline bold: c}"
    ),
    (
      "<h4>a</h4><h5>b</h5><h6>c</h6>d",
      "{subheadline bold: a}\n+12 {footnote bold: b}\n+12 {caption1 bold: c}\n+4 d"
    ),
    ("<ul><li>a<li>b</ul>", "-• a\n-• b"),
    ("a<ul><li>b<ul><li>c<ul><li>d</ul></ul><li>e</ul>f", "a\n+8-• b\n--◦ c\n---▪ d\n-• e\n+8 f"),
    ("<ol><li>a<li>b</ol>", "-1. a\n-2. b"), ("<ol start=9><li>a<li>b</ol>", "-9. a\n-10. b"),
    ("<ol reversed><li>a<li>b<li>c</ol>", "-3. a\n-2. b\n-1. c"),
    ("<ol reversed start=7><li>a<li>b</ol>", "-7. a\n-6. b"),
    ("<ol><li>a<li value=5>b<li>c</ol>", "-1. a\n-5. b\n-6. c"),
    ("<ol type=a start=26><li>a<li>b</ol>", "-z. a\n-aa. b"),
    ("<ol type=A><li>a</ol><ol type=i start=4><li>b<li>c</ol>", "-A. a\n+8-iv. b\n-v. c"),
    ("<ol type=I start=1994><li>a<li type=1>b</ol>", "-MCMXCIV. a\n-1995. b"),
    ("<ol start=-1><li>a<li>b<li>c</ol>", "--1. a\n-0. b\n-1. c"),
    ("<ul><li><p>a</p><p>b</p><li>c</ul>", "-• a\n+8- b\n+8-• c"),
    ("<ul><li>a<br>b<li>c</ul>", "-• a\n- b\n-• c"), ("<li>a<li>b", "-• a\n-• b"),
    ("<ul style='list-style: none'><li>a</ul>", "- a"), ("<ul><li><li>b</ul>", "-• b"),
    ("<ul><li><input type=checkbox checked> a<li><input type=checkbox>b</ul>", "-☑ a\n-☐ b"),
    ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\n- b\nc\n- d"),
    ("<blockquote>a<blockquote>b</blockquote></blockquote>c", "> a\n+8>> b\n+8 c"),
    ("<blockquote><ul><li>a</ul></blockquote>", ">-• a"), ("a<hr>b", "a\n+8 {rule: ———}\n+8 b"),
    ("<table><tr><th>a<th>b<tr><td>c<td>d</table>", "{bold: a} · {bold: b}\nc · d"),
    (
      "<table><caption>x</caption><tbody><tr><td><p>a</p></td><td></td><td>b</td></tr></table>",
      "x\n+8 a · b"
    ),
    ("<table><tr><td><table><tr><td>a<td>b</table><td>c</table>", "a · b\n+8 c"),
    ("<p>a<p>b", "a\n+8 b"), ("<p><b>a<p>b</b>c", "{bold: a}\n+8 {bold: b}c"),
    ("<center>a</center><p align=right>b", "(center) a\n+8(end) b"),
    ("<div style='text-align: justify'>a</div>", "(justify) a"),
    ("<p style='margin: 0'>a<p style='margin-top:20px'>b", "a\n+20 b"),
    ("<select><option>a<option>b</select>", "a\nb"),
    ("<details><summary>a</summary>b</details>", "a\nb"),
    ("<textarea>\n<b>a\n b</textarea>", "(start) <b>a\n(start)  b"),
    ("<xmp><b>a</xmp>", "(start) {monospaced: <b>a}"),
    ("<plaintext>a</b>", "(start) {monospaced: a</b>}"),
    ("<html><head><title>x</title><meta a></head><body><p>a</p></body></html>", "a"),
    ("<p>a</div>b</p>", "ab"), ("<td>a</td><td>b</td>", "a · b"),
    ("<b>a<div>b</b>c</div>d", "{bold: a}\n{bold: b}c\nd"),
  ]

  @Test(arguments: blocks)
  func readsBlocks(_ html: String, _ expected: String) {
    #expect(Notation.of(RichText(html: html)) == expected)
  }

  static let directions: [(String, String)] = [
    ("<p dir=rtl>a</p>", "(rtl) a"), ("<p dir=auto>שלום</p><p dir=auto>a", "(rtl) שלום\n+8(ltr) a"),
    ("<div dir=rtl><ul><li>a<p dir=ltr>b</ul></div>", "-•(rtl) a\n+8-(ltr) b"),
    ("a <bdi>שלום</bdi> b", "a \u{2068}שלום\u{2069} b"),
    ("a <span dir=rtl>b</span>", "a \u{2067}b\u{2069}"),
    ("<i dir=ltr>b</i>", "{italic: \u{2066}b\u{2069}}"),
    ("<bdo dir=rtl>ab</bdo>", "\u{2068}\u{202E}ab\u{202C}\u{2069}"), ("a<bdi></bdi>b", "ab"),
    ("<span dir=rtl>a<p>b</p></span>c", "\u{2067}a\n+8 b\n+8 c"),
    ("<p style='direction:rtl'>a</p>", "(rtl) a"), ("<p dir=rtl align=left>a", "(end)(rtl) a"),
  ]

  @Test(arguments: directions)
  func keepsDirectionsApart(_ html: String, _ expected: String) {
    #expect(Notation.of(RichText(html: html)) == expected)
  }

  /// What a browser would lose because the markup ends within it is shown as it is written.
  @Test(arguments: [
    ("a <b", "a <b"), ("a <b class='x", "a <b class='x"), ("a <!-- b <i>c", "a <!-- b <i>c"),
    ("a </b", "a </b"), ("a <!doctype b", "a <!doctype b"), ("a <script>b", "a <script>b"),
    ("a <style>b <p>c", "a <style>b <p>c"), ("a <template>b", "a <template>b"),
    ("a <div hidden>b", "a\n<div hidden>b"), ("a <?b", "a <?b"), ("a <![CDATA[b", "a b"),
    ("<ul><li>a <i", "-• a <i"), ("a &#", "a &#"), ("a &am", "a &am"), ("a <title>b", "a <title>b"),
  ])
  func losesNothingWhereMarkupEndsTooEarly(_ html: String, _ expected: String) {
    #expect(Notation.of(RichText(html: html)) == expected)
  }

  @Test func keepsColorsAndSizesWhenAskedTo() {
    let options = MarkupOptions(keepsColors: true, keepsSizes: true)
    let html = """
      <font color=red size=5>a</font><span style="color: #0f0; font-size: 20px">b</span>\
      <span style="background-color: rgb(0, 128, 100%)">c</span><i style="color: nonsense">d</i>
      """
    let text = RichText(html: html, options: options)
    #expect(
      text
        == RichText(runs: [
          .init("a", TextAttributes(font: Font(size: 24), color: Color(hex: 0xFF0000))),
          .init("b", TextAttributes(font: Font(size: 20), color: Color(hex: 0x00FF00))),
          .init("c", TextAttributes(background: Color(hex: 0x0080FF))),
          .init("d", TextAttributes(font: .italic)),
        ]))
  }

  /// Runs that look alike are one, also where different elements made them.
  @Test(arguments: [
    "<ol><li>a</ol><ol style='margin:0'><li style='margin:0'>b</ol>",
    "<a href=https://a.b>a</a><a href=https://c.d></a><a href=https://a.b>b</a>",
    "<b>a</b><strong>b</strong>", "<li style=\"list-style-type:'x'\">a<li>b",
    "<ol><li value=1>a<li value=1>b</ol>",
  ])
  func isInNormalForm(_ html: String) {
    let text = RichText(html: html, options: MarkupOptions(keepsColors: true))
    #expect(text == RichText(runs: text.runs, alignment: text.alignment))
  }

  @Test func leavesLinksOutWhenAskedTo() {
    let text = RichText(
      html: "<a href=https://example.com>a</a>", options: MarkupOptions(keepsLinks: false))
    #expect(text == "a")
  }

  @Test func knowsAllNamesOfTheStandardWhereTheyAreGiven() {
    let options = MarkupOptions(references: .all)
    #expect(
      RichText(
        html: "&eacute;&NotEqualTilde;&CounterClockwiseContourIntegral;&ngE;", options: options
      )
      .plainText == "é≂̸∳≧̸")
  }

  /// Beyond a limit a text is whole and plain.
  @Test func keepsTextBeyondItsLimits() {
    let deep =
      String(repeating: "<div><b>", count: 500) + "x" + String(repeating: "</b></div>", count: 500)
    #expect(RichText(html: deep + "y").plainText == "x\ny")
    let many = (0..<200).map { "<b>a\($0)</b><i>b\($0)</i>" }.joined()
    let few = RichText(html: many, options: MarkupOptions(limits: MarkupLimits(runs: 10)))
    #expect(few.plainText == RichText(html: many).plainText)
    #expect(few.runs.count <= 11)
    let items = "<ol>" + (0..<200).map { "<li>\($0)" }.joined() + "</ol>"
    let short = RichText(html: items, options: MarkupOptions(limits: MarkupLimits(paragraphs: 10)))
    #expect(short.plainText == RichText(html: items).plainText)
    #expect(short.runs.count <= 11)
    let cut = RichText(
      html: "<b>abc</b> <i>def</i>", options: MarkupOptions(limits: MarkupLimits(bytes: 11)))
    #expect(cut.plainText == "abc <i>def</i>")
  }

  @Test func showsThePlainTextWhereTheHTMLSaysNothing() {
    #expect(RichText(html: "<p>&nbsp;</p><hr><img src=x>", orPlain: "plain") == "plain")
    #expect(RichText(html: "<style>x</style>", orPlain: "plain") == "plain")
    #expect(RichText(html: "<b>x</b>", orPlain: "plain").plainText == "x")
  }

  @Test func startsWhatHasAStructureAtTheStart() {
    #expect(RichText(html: "<p>a<p>b").alignment == nil)
    for html in ["<ul><li>a</ul>", "<h2>a</h2>", "<pre>a</pre>", "<blockquote>a</blockquote>"] {
      #expect(RichText(html: html).alignment == .start)
    }
  }

  @Test func knowsEveryElementByItsName() {
    for name in [
      "a", "b", "br", "h6", "ul", "xmp", "nobr", "table", "button", "section", "textarea",
    ] {
      let tokens = HTMLTokens.of(Array("<\(name)>x</\(name)>".utf8))
      #expect(tokens.first == HTMLTokens.of(Array("<\(name.uppercased())>".utf8)).first)
    }
  }
}
