/// The side from which text is read.
public enum Direction: String, NamedKind {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew.
  case rightToLeft = "rtl"
}
