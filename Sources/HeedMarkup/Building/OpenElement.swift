internal import Heed

/// An element whose end has not come yet.
struct OpenElement {
  let element: HTMLElement
  /// What it changes, to be laid over another style where the elements around it end first.
  var change = StyleChange()
  /// How text in it looks.
  var inline = InlineStyle()
  var block = BlockStyle()
  /// The place of a list among all, for a list.
  var list = -1
  /// Where its tag begins in the source.
  var start = 0
  /// Whether its text is kept apart from the directions around it.
  var isIsolated = false
  /// The language it says, in lower case.
  var language: [UInt8] = []
  /// Points that it says to stand apart by from what is before and after.
  var margins = BlockMargins()
  /// Points between it and what follows.
  var spacingAfter = 0.0
}

/// What an element changes about how text looks.
struct StyleChange {
  var added: InlineStyle.Flags = []
  var removed: InlineStyle.Flags = []
  var heading: UInt8?
  var rise: Int8 = 0
  var link: Int32?
  var color: Int32?
  var background: Int32?
  var size: Int32?

  func applied(to style: InlineStyle) -> InlineStyle {
    var style = style
    style.flags.subtract(removed)
    style.flags.formUnion(added)
    if let heading { style.heading = heading }
    style.rise = max(-4, min(4, style.rise + rise))
    if let link { style.link = link }
    if let color { style.color = color }
    if let background { style.background = background }
    if let size { style.size = size }
    // Letters that are raised or in a heading have a size that does not get smaller.
    if style.rise != 0 || style.heading > 0 { style.flags.remove(.small) }
    return style
  }
}
