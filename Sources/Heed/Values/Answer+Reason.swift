extension Answer {
  /// Why an alert ended.
  public struct Reason: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case action, outsideTap, swipe, escape, timeout, withdrawn, replaced, interrupted,
        unavailable

      package static var names: WordList {
        """
        action outsideTap swipe escape timeout withdrawn replaced interrupted \
        unavailable
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The person chose an action.
    public static let action = Reason(kind: .action)
    /// The person touched beside it.
    public static let outsideTap = Reason(kind: .outsideTap)
    /// The person swiped it away.
    public static let swipe = Reason(kind: .swipe)
    /// The person pressed Escape, closed it, or made the gesture for it.
    public static let escape = Reason(kind: .escape)
    /// Its time ran out.
    public static let timeout = Reason(kind: .timeout)
    /// Code took it back.
    public static let withdrawn = Reason(kind: .withdrawn)
    /// Another alert took its place.
    public static let replaced = Reason(kind: .replaced)
    /// Its surface went away.
    public static let interrupted = Reason(kind: .interrupted)
    /// It could not be shown.
    public static let unavailable = Reason(kind: .unavailable)
  }
}
