/// The characters that edges and marks are drawn with.
struct CellMarks {
  var topLeft = "\u{250C}"
  var topRight = "\u{2510}"
  var bottomLeft = "\u{2514}"
  var bottomRight = "\u{2518}"
  var horizontal = "\u{2500}"
  var vertical = "\u{2502}"
  var leftJoin = "\u{251C}"
  var rightJoin = "\u{2524}"
  var thumb = "\u{2503}"
  var more = (up: "\u{25B2}", down: "\u{25BC}")
  /// Before and after what has the focus.
  var focus = (before: "\u{25B8}", after: "\u{25C2}")
  var close = "[\u{2715}]"
  var radio = (on: "(\u{2022})", off: "( )")
  var check = (on: "[\u{2713}]", off: "[ ]")
  var toggle = (on: "[\u{2501}\u{25CF}]", off: "[\u{25CB}\u{2500}]")
  var bullet = "\u{2022}"
  var ellipsis = "\u{2026}"
  var fault = "\u{2717}"
  var bar = "\u{258E}"
  /// Parts of a cell from an eighth to the whole; one where only whole cells are drawn.
  var blocks = [
    "\u{258F}", "\u{258E}", "\u{258D}", "\u{258C}", "\u{258B}", "\u{258A}", "\u{2589}", "\u{2588}",
  ]
  var track = "\u{2591}"
  var spinner = [
    "\u{280B}", "\u{2819}", "\u{2839}", "\u{2838}", "\u{283C}", "\u{2834}", "\u{2826}", "\u{2827}",
    "\u{2807}", "\u{280F}",
  ]

  init(_ borders: TerminalLook.Borders) {
    switch borders {
    case .box: break
    case .rounded:
      topLeft = "\u{256D}"
      topRight = "\u{256E}"
      bottomLeft = "\u{2570}"
      bottomRight = "\u{256F}"
    case .none:
      (topLeft, topRight, bottomLeft, bottomRight) = (" ", " ", " ", " ")
      (horizontal, vertical, leftJoin, rightJoin) = (" ", " ", " ", " ")
    case .ascii: makeASCII()
    }
  }

  private mutating func makeASCII() {
    (topLeft, topRight, bottomLeft, bottomRight) = ("+", "+", "+", "+")
    (horizontal, vertical, leftJoin, rightJoin) = ("-", "|", "+", "+")
    thumb = "#"
    more = ("^", "v")
    focus = (">", "<")
    close = "[x]"
    radio.on = "(*)"
    check.on = "[x]"
    toggle = ("[x]", "[ ]")
    bullet = "*"
    ellipsis = "~"
    fault = "x"
    bar = "|"
    blocks = ["#"]
    track = "."
    spinner = ["|", "/", "-", "\\"]
  }
}
