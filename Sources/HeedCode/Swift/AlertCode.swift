internal import Heed

/// The statements that make an alert: those before it for what has no short form, the question, and
/// what is set of it afterwards.
struct AlertCode {
  /// The statements in their order; the alert is called `alert` in them.
  private(set) var statements: [Statement] = []
  /// The question as one expression, if that is all.
  private(set) var expression: (question: Code, actions: [Code])?
  /// How often each name was given to something that stands before the question.
  private var names: [(stem: String, count: Int)] = []

  /// - Parameters:
  ///   - alert: The alert.
  ///   - type: What Swift calls its type where the source stands.
  init(_ alert: Alert, type: String = "Alert") {
    let question = question(alert, type)
    let settings = settings(of: alert)
    if statements.isEmpty, settings.isEmpty { expression = question }
    statements.append(
      .question(isVariable: !settings.isEmpty, question.question, actions: question.actions))
    statements += settings
  }

  /// Gives a value a name before the question, so that it can be changed there.
  mutating func variable(
    _ stem: String, _ value: Code, _ changes: [(property: String, value: Code)]
  ) -> Code {
    var count = 1
    if let index = names.firstIndex(where: { isSameText($0.stem, stem) }) {
      names[index].count += 1
      count = names[index].count
    } else {
      names.append((stem, 1))
    }
    let name = count == 1 ? stem : "\(stem)\(count)"
    statements.append(.variable(name, value))
    for change in changes {
      statements.append(.assignment("\(name).\(change.property)", change.value))
    }
    return .word(name)
  }

  // MARK: The question

  private mutating func question(_ alert: Alert, _ type: String) -> (
    question: Code, actions: [Code]
  ) {
    var arguments = Arguments()
    let cancel = alert.cancel.map { self.cancel($0) }
    guard let title = alert.title else {
      arguments.add("style", option(alert.style, unless: .alert))
      arguments.add("message", placed(alert.message, "message"))
      var actions: [Code] = []
      for action in alert.actions { actions.append(self.action(action)) }
      if !actions.isEmpty { arguments.add("actions", .list(actions)) }
      arguments.add("cancel", cancel)
      return (.call(type, arguments.list), [])
    }
    arguments.add(nil, placed(title, "title"))
    arguments.add("message", placed(alert.message, "message"))
    let isBare = alert.actions.isEmpty
    // Without actions, one that has no style has a way out, which says OK.
    let hasStyle = isBare && (alert.style != .alert || alert.cancel == nil)
    arguments.add("style", hasStyle ? option(alert.style) : option(alert.style, unless: .alert))
    let isUsual = isBare && !hasStyle && alert.cancel == Action("OK")
    if hasStyle {
      arguments.add("cancel", cancel ?? .word("nil"))
    } else if !isUsual {
      arguments.add("cancel", cancel)
    }
    var actions: [Code] = []
    for action in alert.actions { actions.append(self.action(action)) }
    return (.call(type, arguments.list), actions)
  }

  /// The way out: a title alone is enough.
  private mutating func cancel(_ action: Action) -> Code {
    let title = action.title.plainText
    return action == Action(RichText(title)) ? .string(title) : self.action(action)
  }

  // MARK: What is set afterwards

  private mutating func settings(of alert: Alert) -> [Statement] {
    var settings: [Statement] = []
    func set(_ property: String, _ value: Code?) {
      if let value { settings.append(.assignment("alert.\(property)", value)) }
    }
    set("theme", alert.theme.map { theme($0) })
    if !alert.content.isEmpty {
      var blocks: [Code] = []
      for block in alert.content { blocks.append(self.block(block)) }
      set("content", .list(blocks))
    }
    set("cancelPosition", alert.cancelPosition.map { .word("\($0)") })
    set("preferred", name(alert.preferred))
    set("arrangement", option(alert.arrangement, unless: .automatic))
    set("close", alert.close.map { closeButton($0) })
    set("header", alert.header.map { header($0) })
    set("background", paint(alert.background))
    set("border", border(alert.border))
    set("shadow", alert.shadow.map { shadow($0) })
    set("corners", corners(alert.corners))
    set("frame", alert.frame.map { frame($0) })
    set("backdrop", alert.backdrop.map { backdrop($0) })
    let rules = rules(alert.dismissal)
    if rules.count == 1, let label = rules[0].label {
      set("dismissal.\(label)", rules[0].value)
    } else if !rules.isEmpty {
      set("dismissal", .call("Dismissal", rules))
    }
    set("enter", alert.enter.map { transition($0) })
    set("exit", alert.exit.map { transition($0) })
    set("direction", alert.direction.map { direction($0) })
    set("appearance", alert.appearance.map { .word($0 == .light ? ".light" : ".dark") })
    set("language", name(alert.language))
    return settings
  }

  private func rules(_ dismissal: Dismissal) -> [Code.Argument] {
    var arguments = Arguments()
    arguments.add("outsideTap", optional: dismissal.outsideTap)
    arguments.add("swipe", optional: dismissal.swipe)
    arguments.add("escape", optional: dismissal.escape)
    arguments.add("timeout", dismissal.timeout)
    arguments.add("isForced", dismissal.isForced)
    return arguments.list
  }

  // MARK: Small values

  func option<Option: OpenSet>(_ value: Option?) -> Code? {
    value.map { .word("." + $0.kind.name) }
  }

  func option<Option: OpenSet>(_ value: Option, unless usual: Option) -> Code? {
    value == usual ? nil : option(value)
  }

  func name(_ value: Name?) -> Code? {
    value.map { .string($0.string) }
  }

  func names(_ values: [Name]) -> Code {
    var elements: [Code] = []
    for value in values { elements.append(.string(value.string)) }
    return .list(elements)
  }

  func direction(_ value: Direction) -> Code {
    .word(value == .leftToRight ? ".leftToRight" : ".rightToLeft")
  }
}
