/// What the person does with an alert at the moment, as far as it is seen.
public struct Interaction: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// The id of the node under a finger.
  public var pressed: Name? {
    get { shared.storage.values.pressed }
    set { shared.own().values.pressed = newValue }
  }
  /// The id of the node under a pointer.
  public var hovered: Name? {
    get { shared.storage.values.hovered }
    set { shared.own().values.hovered = newValue }
  }
  /// The id of the node that has the focus; the one that has it first where there is none.
  public var focused: Name? {
    get { shared.storage.values.focused }
    set { shared.own().values.focused = newValue }
  }
  /// Whether the focus is drawn; the person's setting decides where this says nothing.
  public var showsFocus: Bool? {
    get { shared.storage.values.showsFocus }
    set { shared.own().values.showsFocus = newValue }
  }
  /// The id of the action's node whose work is running.
  public var busy: Name? {
    get { shared.storage.values.busy }
    set { shared.own().values.busy = newValue }
  }
  /// What assistive technology says of that action.
  public var busyHint: String? {
    get { shared.storage.values.busyHint }
    set { shared.own().values.busyHint = newValue }
  }
  /// What went wrong with an action's work; shown above the actions.
  public var failure: String? {
    get { shared.storage.values.failure }
    set { shared.own().values.failure = newValue }
  }

  /// Makes an interaction; nothing at all by default.
  public init(
    pressed: Name? = nil, hovered: Name? = nil, focused: Name? = nil, showsFocus: Bool? = nil,
    busy: Name? = nil, busyHint: String? = nil, failure: String? = nil
  ) {
    shared = Shared(Values(pressed: pressed, hovered: hovered, focused: focused, showsFocus: showsFocus, busy: busy, busyHint: busyHint, failure: failure))
  }
}
