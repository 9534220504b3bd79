/// The side from which text is read.
public enum Direction: String, NamedKind {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew.
  case rightToLeft = "rtl"

  package static var names: WordList { "ltr rtl" }
  package var index: Int { self == .leftToRight ? 0 : 1 }
  package init?(index: Int) {
    if index < 0 { return nil }
    self = index == 0 ? .leftToRight : .rightToLeft
  }
}
