import HeedMarkup
import HeedMarkupEntities
import Testing

/// The tokenizer's rules, one by one.
@Suite struct TokenizerTests {
  static let cases: [(String, [HTMLTokenValue])] = [
    ("a<b>c</b>", [.text("a"), .startTag("b", [:], false), .text("c"), .endTag("b")]),
    (
      "<A HREF=X b='1' c=\"2\" d e/>",
      [.startTag("a", ["href": "X", "b": "1", "c": "2", "d": "", "e": ""], true)]
    ),
    ("<a =b>", [.startTag("a", ["=b": ""], false)]),
    ("<a b=c/d>", [.startTag("a", ["b": "c/d"], false)]),
    ("<a b = c>", [.startTag("a", ["b": "c"], false)]),
    ("<a b=1 b=2>", [.startTag("a", ["b": "1"], false)]),
    ("<a/b>", [.startTag("a", ["b": ""], false)]), ("<a b=>", [.startTag("a", ["b": ""], false)]),
    ("<a b='&amp;&ampx&amp=&copy'>", [.startTag("a", ["b": "&&ampx&amp=©"], false)]),
    ("</a b=c>", [.endTag("a")]), ("</>", []), ("</ a>", [.comment(" a")]), ("<>", [.text("<>")]),
    ("<?a?>", [.comment("?a?")]), ("<!a>", [.comment("a")]), ("<!-->", [.comment("")]),
    ("<!--->", [.comment("")]), ("<!--a--!>", [.comment("a")]), ("<!--a--!-->", [.comment("a--!")]),
    ("<!--a", [.comment("a")]), ("<!--a--", [.comment("a")]), ("<!--a--!", [.comment("a")]),
    ("<!----a-->", [.comment("--a")]), ("<!--<!---->", [.comment("<!--")]),
    ("<![CDATA[a]]>", [.comment("[CDATA[a]]")]),
    ("<!DOCTYPE html>", [.doctype("html", nil, nil, false)]),
    ("<!doctype>", [.doctype(nil, nil, nil, true)]), ("<!doctype", [.doctype(nil, nil, nil, true)]),
    ("<!DOCTYPE a PUBLIC 'b' \"c\">", [.doctype("a", "b", "c", false)]),
    ("<!DOCTYPE a PUBLIC'b'>", [.doctype("a", "b", nil, false)]),
    ("<!DOCTYPE a SYSTEM 'b' c>", [.doctype("a", nil, "b", false)]),
    ("<!DOCTYPE a SYSTEM>", [.doctype("a", nil, nil, true)]),
    ("<!DOCTYPE a PUBLIC 'b>c", [.doctype("a", "b", nil, true), .text("c")]),
    ("<!DOCTYPE a b>", [.doctype("a", nil, nil, true)]),
    ("&#0;&#x110000;&#xD800;&#x80;&#13;&#9", [.text("\u{FFFD}\u{FFFD}\u{FFFD}€\r\t")]),
    ("&#99999999999999999999;", [.text("\u{FFFD}")]), ("&#;&#x;&", [.text("&#;&#x;&")]),
    ("&notit;&notin;&amp", [.text("¬it;∉&")]), ("&NotEqualTilde;", [.text("≂̸")]),
    ("a\r\nb\rc", [.text("a\nb\nc")]), ("a\0b", [.text("a\0b")]),
    ("<a\0>", [.startTag("a\u{FFFD}", [:], false)]),
    ("<a b=\0>", [.startTag("a", ["b": "\u{FFFD}"], false)]),
    ("<a", []), ("<a b='", []), ("a<", [.text("a<")]), ("a</", [.text("a</")]),
    (
      "<title>a<b>&lt;</title>", [.startTag("title", [:], false), .text("a<b><"), .endTag("title")]
    ),
    (
      "<style>a</b></STYLE >b",
      [.startTag("style", [:], false), .text("a</b>"), .endTag("style"), .text("b")]
    ),
    (
      "<script><!--<script></script>--></script>",
      [.startTag("script", [:], false), .text("<!--<script></script>-->"), .endTag("script")]
    ),
    ("<script><!--</script>", [.startTag("script", [:], false), .text("<!--"), .endTag("script")]),
    (
      "<plaintext>a</plaintext>\0",
      [.startTag("plaintext", [:], false), .text("a</plaintext>\u{FFFD}")]
    ),
  ]

  @Test(arguments: cases)
  func tokenizes(_ html: String, _ expected: [HTMLTokenValue]) {
    let tokens = HTMLTokens.of(Array(html.utf8), references: .all).map { HTMLTokenValue($0) }
    #expect(tokens.map(\.description) == expected.map(\.description))
  }

  @Test func readsASectionOfCharacterDataWhereItIsToldTo() {
    let tokens = HTMLTokens.of(Array("a<b>]]]>c".utf8), model: .cdataSection)
    #expect(tokens.map { HTMLTokenValue($0) } == [.text("a<b>]c")])
  }
}
