/// What the person does with the pointer.
package struct MouseEvent: Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    case pressed(Button)
    case released(Button)
    /// The pointer moved while a button was down.
    case dragged(Button)
    /// The pointer moved without a button.
    case moved
    /// The wheel turned: 1 is a step towards the end, -1 towards the start.
    case wheel(Int)
  }

  /// A button of the pointer.
  package enum Button: Hashable, Sendable {
    case left, middle, right, other
  }

  package var kind: Kind
  /// The column, counted from 0.
  package var column: Int
  /// The row, counted from 0.
  package var row: Int

  /// Makes an event at a place.
  package init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }

  /// Makes an event from the numbers of a report: the button's code and a place counted from 1.
  ///
  /// - Returns: Nothing where the code means no button that is known.
  package init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard code >= 0, code < 128, column >= 1, row >= 1 else { return nil }
    let button: Button
    switch code & 3 {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    default: button = .other
    }
    let kind: Kind
    if code & 64 != 0 {
      // A wheel to the side moves nothing.
      guard code & 3 < 2, !isRelease else { return nil }
      kind = .wheel(code & 3 == 0 ? -1 : 1)
    } else if isRelease {
      kind = .released(button)
    } else if code & 32 != 0 {
      kind = code & 3 == 3 ? .moved : .dragged(button)
    } else {
      // Without SGR a release does not say of which button.
      kind = code & 3 == 3 ? .released(.left) : .pressed(button)
    }
    self.init(kind, column: column - 1, row: row - 1)
  }
}
