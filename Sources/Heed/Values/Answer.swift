/// What came back from an alert; each presentation gives exactly one.
public struct Answer: Hashable, Sendable {
  /// A field's id and what it held.
  public struct Value: Hashable, Sendable {
    public var id: Name
    public var text: String

    /// Makes a value.
    public init(_ id: Name, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  /// A list's id and the ids of the items picked; of a switch, its own id where it is on.
  public struct Selection: Hashable, Sendable {
    public var id: Name
    public var items: [Name]

    /// Makes a selection.
    public init(_ id: Name, _ items: [Name]) {
      self.id = id
      self.items = items
    }
  }

  /// The action chosen, or the way out where the person dismissed the alert; else nothing.
  public let action: Name?
  /// The action's place among those present, counted from 0: the way out comes first, then the
  /// destructive ones, then the others.
  public let index: Int?
  public let reason: Reason
  /// What each field held at the end.
  public var values: [Value]
  /// What was picked at the end.
  public var selections: [Selection]
  /// Whether the alert was ever seen.
  public let wasShown: Bool

  /// Makes an answer to an alert.
  ///
  /// Only a choice carries the action given; a dismissal by the person carries the alert's way
  /// out; every other reason carries none.
  public init(
    to alert: Alert, reason: Reason, action chosen: Name? = nil,
    values: [Value] = [], selections: [Selection] = [], wasShown: Bool = true
  ) {
    let counted = alert.countedEntries
    let index: Int?
    switch reason.kind {
    case .action: index = counted.firstIndex { $0.id == chosen }
    case .outsideTap, .swipe, .escape: index = counted.firstIndex { $0.isCancel }
    case .timeout, .withdrawn, .replaced, .interrupted, .unavailable: index = nil
    }
    self.action = index.map { counted[$0].id }
    self.index = index
    self.reason = reason
    self.values = values
    self.selections = selections
    self.wasShown = wasShown
  }

  /// The action as a case of the caller's own enumeration.
  public func choice<Choice: RawRepresentable>(
    as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    action.flatMap { Choice(rawValue: $0.string) }
  }

  /// What a field held, by its id.
  public subscript(field id: Name) -> String? {
    values.first { $0.id == id }?.text
  }

  /// What was picked from a list, by its id.
  public subscript(selection id: Name) -> [Name]? {
    selections.first { $0.id == id }?.items
  }

  /// Whether a switch was on, by its id; false where there is none.
  public subscript(isOn id: Name) -> Bool {
    selections.first { $0.id == id }.map { !$0.items.isEmpty } ?? false
  }
}
