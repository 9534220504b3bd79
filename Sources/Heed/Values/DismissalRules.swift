/// How an alert may end without an action, with nothing left to its style.
public struct DismissalRules: Hashable, Sendable {
  public let outsideTap: Bool
  public let swipe: Bool
  public let escape: Bool
  /// Whether it has a close button.
  public let close: Bool

  /// Whether the person can end the alert without choosing an action.
  public var hasWayOut: Bool { outsideTap || swipe || escape || close }
}

extension Alert {
  /// How the alert may end without an action.
  ///
  /// By default a touch beside it or a swipe ends a sheet that has a way out, a swipe ends a
  /// banner, and Escape ends whatever has a way out or can be ended otherwise. A forced alert ends
  /// by an action alone.
  public var dismissalRules: DismissalRules {
    if dismissal.isForced {
      return DismissalRules(outsideTap: false, swipe: false, escape: false, close: false)
    }
    let hasCancel = cancel?.isEnabled ?? false
    let outsideTap: Bool
    let swipe: Bool
    switch style.kind {
    case .alert, .card:
      outsideTap = dismissal.outsideTap ?? false
      swipe = dismissal.swipe ?? false
    case .sheet:
      outsideTap = dismissal.outsideTap ?? hasCancel
      swipe = dismissal.swipe ?? hasCancel
    case .banner:
      outsideTap = dismissal.outsideTap ?? false
      swipe = dismissal.swipe ?? true
    }
    let isClosable = close != nil
    return DismissalRules(
      outsideTap: outsideTap, swipe: swipe,
      escape: dismissal.escape ?? (hasCancel || outsideTap || swipe || isClosable),
      close: isClosable)
  }
}
