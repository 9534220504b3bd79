internal import Heed

extension UpdatePrompt {
  /// What a prompt says for a decision, or nothing where there is nothing to ask.
  ///
  /// - Parameters:
  ///   - decision: What was decided.
  ///   - kind: Who wanted to know.
  ///   - hints: What no decision knows.
  /// - Returns: The words and actions, for a look.
  public func content(
    for decision: Decision, kind: CheckKind = .background, hints: UpdateHints = UpdateHints()
  ) -> UpdateContent? {
    let isAsked = kind == .manual
    switch decision.kind.kind {
    case .offer: return offer(decision, hints)
    case .forced: return forced(decision, hints)
    case .unsupportedHere: return unsupported(decision, isForced: blocksUnsupported)
    case .none:
      guard isAsked else { return nil }
      return decision.reason.isAboutThisDevice
        ? unsupported(decision, isForced: false) : current(decision)
    case .unavailable: return isAsked ? failed(decision) : nil
    }
  }

  /// Says that the store did not open, and where the update is.
  public func storeFailure(_ link: StoreLink, decision: Decision) -> UpdateContent {
    var content = blank(.storeFailed, decision, title: .availableTitle)
    content.message = storeFailed(link, decision)
    content.update = action(.tryAgain, ActionID.update)
    content.later = action(.close, ActionID.close)
    return content
  }

  // MARK: Kinds

  private func offer(_ decision: Decision, _ hints: UpdateHints) -> UpdateContent {
    var content = blank(
      decision.isCritical ? .critical : .available, decision,
      title: decision.isCritical ? .criticalTitle : .availableTitle)
    content.message = joined(
      decision.message,
      texts.filled(
        decision.isCritical ? .criticalMessage : .availableMessage, values(decision)))
    add(decision, to: &content)
    add(hints, decision, to: &content)
    if decision.link != nil {
      content.update = action(decision.isInformational ? .notes : .update, ActionID.update)
    }
    content.later =
      decision.canRemind
      ? action(.later, ActionID.later)
      : action(content.update == nil ? .ok : .close, ActionID.close)
    if decision.canSkip { content.skip = action(.skip, ActionID.skip) }
    return content
  }

  private func forced(_ decision: Decision, _ hints: UpdateHints) -> UpdateContent {
    let isBlocked = decision.reason.code == .blockedVersion
    var content = blank(
      isBlocked ? .blocked : .forced, decision,
      title: isBlocked ? .blockedTitle : .forcedTitle)
    content.message = joined(
      decision.message
        ?? texts.filled(isBlocked ? .blockedMessage : .forcedMessage, values(decision)))
    add(decision, to: &content)
    add(hints, decision, to: &content)
    guard decision.link != nil else {
      // Who has no address to go to must not be kept in.
      content.check = action(.checkAgain, ActionID.check)
      content.later = action(.close, ActionID.close)
      return content
    }
    content.isForced = true
    content.update = action(.updateNow, ActionID.update)
    content.update?.keepsOpen = true
    if hints.isWaiting { content.check = check() }
    return content
  }

  private func unsupported(_ decision: Decision, isForced: Bool) -> UpdateContent {
    var content = blank(.unsupported, decision, title: .unsupportedTitle)
    var values = values(decision)
    let needed = decision.release?.requirements.minimumSystem
    let isSystem = needed != nil && !decision.reason.isAboutHardware
    if let needed { values.system = "\(systemName) \(needed.description)" }
    content.message = joined(
      decision.message, texts.filled(isSystem ? .unsupportedSystem : .unsupportedDevice, values))
    content.isForced = isForced
    if isForced {
      content.check = check()
    } else {
      content.later = action(.ok, ActionID.close)
    }
    return content
  }

  private func current(_ decision: Decision) -> UpdateContent {
    var content = blank(.current, decision, title: .currentTitle)
    content.message = texts.filled(.currentMessage, values(decision))
    content.later = action(.ok, ActionID.close)
    return content
  }

  private func failed(_ decision: Decision) -> UpdateContent {
    var content = blank(.failed, decision, title: .failedTitle)
    content.message = texts[.failedMessage]
    content.check = action(.tryAgain, ActionID.check)
    content.later = action(.close, ActionID.close)
    return content
  }

  // MARK: Parts

  private func blank(
    _ kind: UpdateContent.Kind, _ decision: Decision, title: UpdateTexts.Key
  ) -> UpdateContent {
    UpdateContent(
      kind: kind, title: texts.filled(title, values(decision)), message: "",
      notesTitle: texts[.notes], hints: [], isForced: false, language: texts.language,
      direction: texts.direction)
  }

  private func values(_ decision: Decision) -> UpdateTexts.Values {
    UpdateTexts.Values(
      app: PromptText.cleaned(appName, limit: PromptText.longestLine, isLine: true),
      version: version(decision.release?.versionText ?? ""), installed: version(decision.installed))
  }

  private func version(_ text: String) -> String {
    PromptText.cleaned(text, limit: 60, isLine: true)
  }

  private func add(_ decision: Decision, to content: inout UpdateContent) {
    if decision.release != nil { content.version = texts.filled(.version, values(decision)) }
    content.notes = notes(of: decision)
  }

  private func add(
    _ hints: UpdateHints, _ decision: Decision, to content: inout UpdateContent
  ) {
    if let days = hints.daysLeft, days > 0 {
      content.hints.append(texts.filled(.daysLeft, UpdateTexts.Values(count: days)))
    }
    if let times = hints.timesLeft, times > 0 {
      content.hints.append(texts.filled(.timesLeft, UpdateTexts.Values(count: times)))
    }
    if hints.isWaiting { content.hints.append(texts[.waiting]) }
    if let link = hints.failedLink { content.hints.append(storeFailed(link, decision)) }
  }

  private func storeFailed(_ link: StoreLink, _ decision: Decision) -> String {
    var values = values(decision)
    values.link = link.address.string
    return texts.filled(.storeFailed, values)
  }

  private func joined(_ first: String?, _ second: String? = nil) -> String {
    let first = first.map { PromptText.cleaned($0, limit: PromptText.longestMessage) } ?? ""
    guard let second, !second.isEmpty else { return first }
    return first.isEmpty ? second : "\(first)\n\n\(second)"
  }

  private func action(_ key: UpdateTexts.Key, _ id: Name) -> Action {
    Action(RichText(texts[key]), id: id)
  }

  private func check() -> Action {
    var action = action(.checkAgain, ActionID.check)
    action.keepsOpen = true
    return action
  }
}

extension DecisionReason {
  /// Whether a newer release exists that does not run on this device.
  fileprivate var isAboutThisDevice: Bool { code == .systemTooOld || isAboutHardware }

  fileprivate var isAboutHardware: Bool {
    code == .otherDevice || code == .missingHardware || code == .systemTooNew
  }
}
