import Heed
import HeedMarkup
import Testing

/// What Markdown means; CommonMark's own examples are in `MarkdownSuiteTests`.
@Suite struct MarkdownTests {
  static let basics: [(String, String)] = [
    ("# a\n\nb", "<h1>a</h1>\n<p>b</p>\n"), ("a\n===\nb\n---", "<h1>a</h1>\n<h2>b</h2>\n"),
    ("*a* **b** ***c***", "<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em></p>\n"),
    ("- a\n- b\n  1. c", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n"),
    ("`a  b` \\*c\\*", "<p><code>a  b</code> *c*</p>\n"),
    ("a  \nb\\\nc\nd", "<p>a<br />\nb<br />\nc\nd</p>\n"),
    ("> a\nb\n\n---", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n<hr />\n"),
    (
      "[a](https://b.c \"d\") [e] ![f](g)\n\n[e]: <h i>",
      "<p><a href=\"https://b.c\" title=\"d\">a</a> <a href=\"h%20i\">e</a> <img src=\"g\" alt=\"f\" /></p>\n"
    ),
    (
      "```swift\n<a>\n```\n\n    b",
      "<pre><code class=\"language-swift\">&lt;a&gt;\n</code></pre>\n<pre><code>b\n</code></pre>\n"
    ),
    ("<div>\n*a*\n</div>\n\nb <i>*c*</i>", "<div>\n*a*\n</div>\n<p>b <i><em>c</em></i></p>\n"),
    ("&amp; &copy; &#35; &x;", "<p>&amp; © # &amp;x;</p>\n"),
  ]

  @Test(arguments: basics)
  func readsCommonMark(_ markdown: String, _ expected: String) {
    #expect(RichText.html(ofMarkdown: markdown, dialect: .commonMark) == expected)
  }

  static let additions: [(String, String)] = [
    ("~~a~~ ~b~ ~~~c~~~", "<p><del>a</del> <del>b</del> ~~~c~~~</p>\n"),
    ("a ~~b", "<p>a ~~b</p>\n"), ("~~a~b~~", "<p><del>a~b</del></p>\n"),
    (
      "- [ ] a\n- [x] b\n- [X] c",
      "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> a</li>\n<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> b</li>\n<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> c</li>\n</ul>\n"
    ),
    ("- [y] a", "<ul>\n<li>[y] a</li>\n</ul>\n"),
    ("www.example.com.", "<p><a href=\"http://www.example.com\">www.example.com</a>.</p>\n"),
    ("(https://a.b/c_(d)) e", "<p>(<a href=\"https://a.b/c_(d)\">https://a.b/c_(d)</a>) e</p>\n"),
    (
      "https://a.b?x=1&y=2&lt;",
      "<p><a href=\"https://a.b?x=1&amp;y=2\">https://a.b?x=1&amp;y=2</a>&lt;</p>\n"
    ),
    (
      "foo@bar.example.com!",
      "<p><a href=\"mailto:foo@bar.example.com\">foo@bar.example.com</a>!</p>\n"
    ),
    ("foo@bar a@b.c-", "<p>foo@bar a@b.c-</p>\n"), ("xhttps://a.b", "<p>xhttps://a.b</p>\n"),
    (
      "| a | b |\n|---|:-:|\n| c | d\n| `e\\|f` |\n\ng",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n<th align=\"center\">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td align=\"center\">d</td>\n</tr>\n<tr>\n<td><code>e|f</code></td>\n</tr>\n</tbody>\n</table>\n<p>g</p>\n"
    ),
    (
      "a\nb | c\n--|--\n> d",
      "<p>a</p>\n<table>\n<thead>\n<tr>\n<th>b</th>\n<th>c</th>\n</tr>\n</thead>\n</table>\n<blockquote>\n<p>d</p>\n</blockquote>\n"
    ),
    ("a | b\n---", "<h2>a | b</h2>\n"), ("| a |\n|---|---|", "<p>| a |\n|---|---|</p>\n"),
  ]

  @Test(arguments: additions)
  func readsWhatGitHubAdds(_ markdown: String, _ expected: String) {
    #expect(RichText.html(ofMarkdown: markdown) == expected)
  }

  @Test func givesTextItsLook() {
    let text = RichText(
      markdown: """
        ## New

        - **Fast** and [small](https://example.com)
        - [x] ~~old~~

        > `code`<br>and <kbd>HTML</kbd>

        | a | b |
        |---|---|
        | 1 | 2 |
        """)
    #expect(
      Notation.of(text) == """
        {title3 bold: New}
        +8-• {bold: Fast} and {https://example.com: small}
        -☑ {struck: old}
        +8> {monospaced: code}
        > and {monospaced: HTML}
        +8 {bold: a} · {bold: b}
        1 · 2
        """)
  }

  @Test func neverRunsOrOpensAnything() {
    let text = RichText(
      markdown:
        "[a](javascript:x) <script>b</script> ![c](https://d.e/f.png) <a href='data:x'>g</a>")
    #expect(text.plainText == "a c g")
    #expect(text.runs.allSatisfy { $0.attributes.link == nil })
  }

  @Test func keepsTextBeyondItsLimits() {
    let deep = String(repeating: "> ", count: 5000) + "x"
    #expect(RichText(markdown: deep).plainText.hasSuffix("x"))
    let cut = RichText(
      markdown: "**abc** *def*", options: MarkupOptions(limits: MarkupLimits(bytes: 7)))
    #expect(cut.plainText == "abc *def*")
  }
}
