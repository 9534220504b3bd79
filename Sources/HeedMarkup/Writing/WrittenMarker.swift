internal import Heed

/// What a paragraph's marker is in a list.
struct WrittenMarker {
  enum Kind {
    /// The name of its shape in HTML.
    case bullet(String)
    case number(Int)
    case checkbox(Bool)
    case other(String)
  }

  let kind: Kind

  var isNumbered: Bool { if case .number = kind { true } else { false } }

  init(_ marker: Name) {
    switch marker {
    case "\u{2022}": kind = .bullet("disc")
    case "\u{25E6}": kind = .bullet("circle")
    case "\u{25AA}": kind = .bullet("square")
    case "\u{2611}": kind = .checkbox(true)
    case "\u{2610}": kind = .checkbox(false)
    default:
      let bytes = Array(marker.string.utf8)
      if bytes.last == 0x2E, let number = StyleNumber.whole(bytes),
        isSameText(MarkerText.number(number, .decimal), marker.string)
      {
        kind = .number(number)
      } else {
        kind = .other(marker.string)
      }
    }
  }
}
