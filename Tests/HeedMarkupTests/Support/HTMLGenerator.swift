import HeedTesting

/// Makes HTML of every kind from a seed, also of kinds that nobody means.
struct HTMLGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func isLucky(_ one: Int = 2) -> Bool { below(one) == 0 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Blocks as notes have them.
  mutating func note(depth: Int = 0) -> String {
    (0...below(4)).map { _ in block(depth: depth) }.joined(separator: isLucky() ? "\n" : "")
  }

  private mutating func block(depth: Int) -> String {
    let dir = isLucky(8) ? " dir=\(pick(["rtl", "ltr", "auto"]))" : ""
    let align = isLucky(8) ? " align=\(pick(["center", "right", "justify"]))" : ""
    if depth > 3 { return "<p\(dir)>\(line())</p>" }
    switch below(14) {
    case 0, 1, 2: return "<p\(dir)\(align)>\(lines())</p>"
    case 3: return "<h\(1 + below(6))\(align)>\(words())</h\(1 + below(6))>"
    case 4, 5, 6:
      let name = pick([
        "ul", "ol", "ol start=\(below(12))", "ol reversed", "ul type=square", "ol type=a",
      ])
      let items = (0...below(4)).map { _ in item(depth: depth) }.joined()
      return "<\(name)\(dir)>\(items)</\(name.prefix(2))>"
    case 7: return "<blockquote>\(note(depth: depth + 1))</blockquote>"
    case 8: return "<pre>\(words())\n  \(words())\n\n\(words())</pre>"
    case 9: return "<hr>"
    case 10:
      return "<table><tr><th>\(words())<th>\(line())<tr><td>\(line())<td>\(words())</table>"
    case 11: return "<div\(dir)>\(line())</div>"
    case 12: return "<dl><dt>\(words())<dd>\(line())</dl>"
    default: return line()
    }
  }

  private mutating func item(depth: Int) -> String {
    let box = isLucky(6) ? "<input type=checkbox\(isLucky() ? " checked" : "")>" : ""
    let value = isLucky(8) ? " value=\(below(20))" : ""
    switch below(4) {
    case 0: return "<li\(value)>\(box)\(note(depth: depth + 1))</li>"
    case 1: return "<li\(value)><p>\(box)\(line())</p></li>"
    default: return "<li\(value)>\(box)\(lines())</li>"
    }
  }

  private mutating func lines() -> String {
    isLucky(4) ? line() + pick(["<br>", "<br><br>"]) + line() : line()
  }

  private mutating func line() -> String {
    (0...below(4)).map { _ in inline(depth: 0) }.joined(separator: isLucky(5) ? "" : " ")
  }

  private mutating func inline(depth: Int) -> String {
    if depth > 2 || isLucky() { return words() }
    let inner = isLucky() ? inline(depth: depth + 1) : "\(words()) \(inline(depth: depth + 1))"
    let name = pick([
      "b", "strong", "i", "em", "code", "u", "s", "del", "sub", "sup", "small", "mark", "q", "bdi",
      "a href='https://example.com/\(below(3))?a=1&amp;b=(2)'", "span dir=rtl",
    ])
    let end = name.prefix { $0 != " " }
    return isLucky(12) ? "<\(name)>\(inner)" : "<\(name)>\(inner)</\(end)>"
  }

  private mutating func words() -> String {
    (0...below(3)).map { _ in
      pick([
        "note", "Größe", "שלום", "مرحبا", "日本", "1.", "2)", "-", "*", "_", "#", "+", "&lt;x&gt;",
        "a_b",
        "`c`", "[d]", "!", "&amp;copy;", "http://x.y", "www.z.a", "a@b.cd", "~~", "|", "\\",
        "&nbsp;",
        "3 &gt; 2", "!", "👍🏽", "***", "é", "---", "===", "&#96;",
      ])
    }.joined(separator: " ")
  }

  /// Pieces of markup in any order.
  mutating func soup() -> String {
    (0...below(40)).map { _ in
      pick([
        "<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<ul>", "</ul>", "<ol>", "<li>", "</li>",
        "<table>",
        "</table>", "<tr>", "<td>", "</td>", "<br>", "<hr>", "<pre>", "</pre>", "<div>", "</div>",
        "<blockquote>", "</blockquote>", "<h2>", "</h2>", "<a href=https://a.b>", "</a>",
        "<script>",
        "</script>", "<!--", "-->", "<", ">", "&", "&amp;", "&#", "\"", "'", "=", " ", "\n", "\0",
        "x", "word",
        "<p dir=rtl>", "<span dir=rtl>", "</span>", "<div hidden>", "<style>", "</style>",
        "<title>",
        "</title>", "<template>", "</template>", "<![CDATA[", "]]>", "<!doctype", "<x y='", "é",
        "<svg>",
      ])
    }.joined()
  }
}
