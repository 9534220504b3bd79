extension Session {
  /// Lays the alert out as it is at the moment: with what the person typed and picked, what is wrong,
  /// what is pressed and busy, where the focus is, and what counts down.
  ///
  /// - Parameters:
  ///   - measurer: Breaks texts into lines and knows the size of pictures.
  ///   - time: When, in seconds.
  /// - Returns: The scene, with panel and backdrop as far on their way as they are at that time.
  @inline(never)
  public mutating func layOut(with measurer: Measurer, at time: Double) -> Scene {
    adopt(
      displayed.scene(in: environment, measurer: measurer, interaction: interaction), at: time)
    // In place, where nobody else has it yet.
    let moment = moment(at: time)
    laidOut?.moment = moment
    return laidOut ?? displayed.scene(in: environment, measurer: measurer)
  }

  /// The scene of the last layout, with panel and backdrop as far on their way as they are at a time
  /// in seconds; nothing before the first layout.
  public func scene(at time: Double) -> Scene? {
    guard var scene = laidOut else { return nil }
    scene.moment = moment(at: time)
    return scene
  }

  /// How far panel and backdrop are on their way at a time in seconds.
  public func moment(at time: Double) -> Moment {
    motion?.moment(at: time) ?? .atRest
  }

  /// Takes a scene for the one that is on the surface.
  package mutating func adopt(_ scene: Scene, at time: Double) {
    let before = geometry
    let offsets = scrolled
    let geometry = SessionGeometry(scene, parts.nodes)
    laidOut = scene
    self.geometry = geometry
    isGeometryStale = false
    var scrolled: [Double] = []
    for index in geometry.scrollAreas.indices {
      let old = before?.index(ofArea: geometry.scrollAreas[index].id)
      scrolled.add(old.map { geometry.limited(offsets[$0], in: index) } ?? 0)
    }
    self.scrolled = scrolled
    if let before { keepFocusInSight(before: before, scrolled: offsets) }
    var order: [SessionParts.Target] = []
    for node in scene.focusOrder {
      if let target = parts.target(node) { order.add(target) }
    }
    if !order.isEmpty { focusOrder = order }
    if motion == nil {
      motion = PanelMotion(of: scene)
      if phase != .waiting && phase != .presenting { motion?.hold(.atRest, at: time) }
    } else {
      motion?.adopt(scene)
    }
  }

  /// The alert with what the person did to it, and with its actions as they are at the moment.
  package var displayed: Alert {
    var alert = alert
    // Apart from the alert, so that each change does not copy them all.
    var content = alert.content
    var actions = alert.actions
    for part in parts.fields {
      var field = part.field
      field.error = part.shownMessage(options.texts)
      content[part.block].kind = .field(field)
    }
    for part in parts.lists { content[part.block].kind = .choices(part.choices) }
    for part in parts.switches {
      if case .toggle(let id, let title, _) = content[part.block].kind {
        content[part.block].kind = .toggle(id: id, title: title, isOn: part.isOn)
      }
    }
    for part in parts.progress {
      if case .progress(_, let title) = content[part.block].kind {
        content[part.block].kind = .progress(value: part.value, title: title)
      }
    }
    var place = 0
    var areOthers = false
    for index in parts.actions.indices {
      let isOther = isOther(index)
      areOthers = areOthers || isOther
      if parts.actions[index].isCancel {
        if isOther, let cancel = alert.cancel { alert.cancel = displayed(cancel, index) }
      } else {
        if isOther { actions[place] = displayed(actions[place], index) }
        place += 1
      }
    }
    if content.count > 0 { alert.content = content }
    if areOthers { alert.actions = actions }
    return alert
  }

  /// Whether an action is shown otherwise than the alert has it.
  private func isOther(_ index: Int) -> Bool {
    parts.actions[index].isEnabled != isAvailable(index) || parts.actions[index].countdown != nil
  }

  private func displayed(_ action: Action, _ index: Int) -> Action {
    var action = action
    action.isEnabled = isAvailable(index)
    if let number = parts.actions[index].number(at: now) {
      let attributes = action.title.runs.last?.attributes ?? TextAttributes()
      action.title.append(
        RichText.Run(String(bytes: [0x20, 0x28] + Digits.of(number) + [0x29]), attributes))
    }
    return action
  }

  /// What the person does at the moment, as layout shows it.
  package var interaction: Interaction {
    Interaction(
      pressed: pressed.flatMap { parts.node($0) }, hovered: hovered.flatMap { parts.node($0) },
      focused: focus, showsFocus: showsFocus && focused != nil,
      busy: running.map { "action" / parts.actions[$0.action].id },
      busyHint: options.texts.working, failure: failure)
  }
}
