public import Heed

extension Alert {
  /// Everything in the alert that the system's own controller cannot show or do, in the order in
  /// which it stands; nothing where it can do all.
  public var systemLimits: [SystemLimit] { systemLimits(with: .none) }

  /// Everything in the alert that the system's own controller cannot show or do with a styling, as
  /// far as the version of iOS takes that.
  public func systemLimits(with styling: SystemStyling) -> [SystemLimit] {
    var limits = SystemLimits(styling: styling)
    limits.note(self)
    return limits.all
  }

  /// What of the alert's blocks the system's own controller shows: fields for one line of text.
  package var systemFields: [Field] {
    guard style != .sheet else { return [] }
    return content.compactMap { block in
      if case .field(let field) = block.kind, field.input != .multiline { field } else { nil }
    }
  }
}

/// Walks through an alert and notes what the system's controller has no place for.
private struct SystemLimits {
  private(set) var all: [SystemLimit] = []
  /// Whether fonts, colours and pictures can be set all the same.
  private let isStyled: Bool

  init(styling: SystemStyling) {
    isStyled = styling == .keyValueCoding
  }

  private mutating func note(_ isThere: Bool, _ path: String, _ reason: String) {
    if isThere { all.append(SystemLimit(path: Name(path), reason: reason)) }
  }

  mutating func note(_ alert: Alert) {
    let isSheet = alert.style == .sheet
    note(
      alert.style != .alert && !isSheet, "style",
      "A \(alert.style.kind.name) is shown as an alert.")
    note(alert.theme != nil, "theme", "The system's look is used.")
    note(alert.title, "title")
    note(alert.message, "message")
    for (index, block) in alert.content.enumerated() {
      note(block, "content[\(index)]", isSheet: isSheet)
    }
    for (index, action) in alert.actions.enumerated() { note(action, "actions[\(index)]") }
    if let cancel = alert.cancel { note(cancel, "cancel") }
    note(alert.actionEntries.isEmpty, "actions", "It needs at least one.")
    note(isSheet && alert.preferred != nil, "preferred", "No action of a sheet stands out.")
    note(alert.arrangement != .automatic, "arrangement", "The system arranges the actions.")
    notePanel(of: alert)
    noteEnds(of: alert)
    note(alert.direction != nil, "direction", "The app's direction is used.")
    note(alert.language != nil, "language", "The app's language is used.")
  }

  private mutating func notePanel(of alert: Alert) {
    note(alert.close != nil, "close", "There is no close button.")
    note(alert.header != nil, "header", "The picture is left out.")
    let reason = "The system's look is used."
    note(alert.background != nil, "background", reason)
    note(alert.border != nil, "border", reason)
    note(alert.shadow != nil, "shadow", reason)
    note(alert.corners != nil, "corners", reason)
    note(alert.frame != nil, "frame", "The system decides size and place.")
    note(alert.backdrop != nil, "backdrop", "The system's dimming is used.")
    note(alert.enter != nil, "enter", "The system's motion is used.")
    note(alert.exit != nil, "exit", "The system's motion is used.")
  }

  private mutating func noteEnds(of alert: Alert) {
    let rules = alert.dismissalRules
    let isSheet = alert.style == .sheet
    // The system takes the way out for a touch beside a sheet and for the gesture, where there is one.
    let hasWayOut = alert.cancel?.isEnabled ?? false
    note(
      rules.outsideTap && !(isSheet && hasWayOut), "dismiss.outsideTap",
      "A touch beside it does not end it.")
    note(
      !rules.outsideTap && isSheet && hasWayOut, "dismiss.outsideTap",
      "A touch beside it is the way out.")
    note(rules.swipe && alert.dismissal.swipe != nil, "dismiss.swipe", "A swipe does not end it.")
    note(
      rules.escape && !hasWayOut, "dismiss.escape", "The gesture for Escape does not end it.")
    note(
      !rules.escape && hasWayOut, "dismiss.escape", "The gesture for Escape is the way out.")
  }

  private mutating func note(_ text: PlacedText?, _ path: String) {
    guard let text else { return }
    note(
      !isStyled && text.hasOwnLook, path, "The system's font and colour are used.")
    note(text.text.lineLimit != nil, path, "All of its lines are shown.")
    note(
      text.top != nil || text.inset != nil || text.width != nil || text.height != nil, path,
      "The system decides its place.")
  }

  private mutating func note(_ block: Block, _ path: String, isSheet: Bool) {
    guard case .field(let field) = block.kind else {
      note(true, path, "It is left out.")
      return
    }
    if isSheet || field.input == .multiline {
      note(true, path, isSheet ? "A sheet has no fields." : "It is left out.")
      return
    }
    note(
      block.box != Box(), path, "The system decides its look and place.")
    note(field.error != nil, path, "What is wrong with it is not shown.")
  }

  private mutating func note(_ action: Action, _ path: String) {
    note(action.title.hasLook, path, "The system's font and colour are used for its title.")
    note(!isStyled && action.image != nil, path + ".image", "The picture is left out.")
    let hasStyle = action.color != nil || action.alignment != nil
    let hasOwnLook =
      action.font != nil || action.background != nil || action.border != nil
      || action.corners != nil
    note(hasOwnLook || !isStyled && hasStyle, path, "The system's look is used.")
    let hasOwnPlace =
      action.height != nil || action.width != nil || action.inset != nil || action.gap != nil
    note(hasOwnPlace, path, "The system decides its size and place.")
    note(
      action.keepsOpen, path + ".keepsOpen", "The alert goes and comes again when it is chosen.")
    note(action.key != nil, path + ".key", "No key chooses it.")
    note(
      action.countdown != nil, path + ".countdown",
      "It can be chosen after that time, but its title does not count.")
    note(action.label != nil, path + ".label", "Its title is read out.")
  }
}

extension PlacedText {
  /// Whether it asks for fonts, colours or an alignment of its own.
  var hasOwnLook: Bool { font != nil || color != nil || text.hasLook }
}

extension RichText {
  fileprivate var hasLook: Bool {
    alignment != nil || runs.contains { $0.attributes != TextAttributes() }
  }
}
