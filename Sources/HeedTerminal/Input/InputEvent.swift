/// Something that came from a terminal.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text that the person pasted as a whole, as it came.
  case paste(String)
  /// Whether the terminal's window has the focus.
  case focus(Bool)
  case report(TerminalReport)
}
