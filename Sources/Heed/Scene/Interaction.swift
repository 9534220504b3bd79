/// What the person does with an alert at the moment, as far as it is seen.
public struct Interaction: Hashable, Sendable {
  /// The id of the node under a finger.
  public var pressed: Name?
  /// The id of the node under a pointer.
  public var hovered: Name?
  /// The id of the node that has the focus; the one that has it first where there is none.
  public var focused: Name?
  /// Whether the focus is drawn; the person's setting decides where this says nothing.
  public var showsFocus: Bool?
  /// The id of the action's node whose work is running.
  public var busy: Name?
  /// What assistive technology says of that action.
  public var busyHint: String?
  /// What went wrong with an action's work; shown above the actions.
  public var failure: String?

  /// Makes an interaction; nothing at all by default.
  public init(
    pressed: Name? = nil, hovered: Name? = nil, focused: Name? = nil, showsFocus: Bool? = nil,
    busy: Name? = nil, busyHint: String? = nil, failure: String? = nil
  ) {
    self.pressed = pressed
    self.hovered = hovered
    self.focused = focused
    self.showsFocus = showsFocus
    self.busy = busy
    self.busyHint = busyHint
    self.failure = failure
  }
}
