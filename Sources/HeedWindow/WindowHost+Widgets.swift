internal import CGtk
internal import Heed

extension WindowHost {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// Brings the widgets to the nodes of the scene, in their order.
  func syncWidgets() {
    guard let scene, let fixed, let session = presentation?.session else { return }
    isSyncing = true
    defer { isSyncing = false }
    var seen: Set<Name> = []
    var previous: Widget?
    for node in scene.nodes {
      let field = session.field(of: node.id)
      guard let kind = WindowWidget.kind(of: node, field) else { continue }
      guard var entry = entry(for: node.id, kind, in: fixed) else { continue }
      seen.insert(node.id)
      place(&entry, node, scene, session)
      tell(&entry, node, field, session)
      if let field { dress(&entry, node, scene, field) }
      if gtk_widget_get_prev_sibling(entry.widget) != previous {
        gtk_widget_insert_after(entry.widget, fixed, previous)
      }
      previous = entry.widget
      widgets[node.id] = entry
    }
    for (id, entry) in widgets where !seen.contains(id) {
      gtk_fixed_remove(heed_fixed(fixed), entry.widget)
      widgets[id] = nil
    }
  }

  private func entry(for id: Name, _ kind: WindowWidget.Kind, in fixed: Widget) -> WindowWidget? {
    if let known = widgets[id] {
      if known.kind == kind { return known }
      gtk_fixed_remove(heed_fixed(fixed), known.widget)
      widgets[id] = nil
    }
    guard let widget = WindowWidget.make(kind) else { return nil }
    gtk_fixed_put(heed_fixed(fixed), widget, 0, 0)
    let entry = WindowWidget(kind: kind, widget: widget)
    follow(widget, kind, id)
    return entry
  }

  /// Puts a widget where its node is seen.
  private func place(
    _ entry: inout WindowWidget, _ node: Node, _ scene: Scene, _ session: Session
  ) {
    guard let fixed else { return }
    let shift = node.scrollArea.map { session.scrollOffset(of: scene.scrollAreas[$0].id) } ?? 0
    var frame = node.frame.offset(x: -bounds.x, y: -bounds.y - shift)
    let isField = session.field(of: node.id) != nil
    if isField, entry.kind != .lines {
      // The letters' edge is the scene's.
      let padding = fieldPadding(of: node, scene)
      frame = Rect(
        x: frame.x + padding, y: frame.y, width: max(1, frame.width - 2 * padding),
        height: frame.height)
    }
    if frame == entry.frame { return }
    entry.frame = frame
    gtk_fixed_move(heed_fixed(fixed), entry.widget, frame.x, frame.y)
    gtk_widget_set_size_request(
      entry.widget, max(1, frame.width).windowPoints, max(1, frame.height).windowPoints)
  }

  private func fieldPadding(of node: Node, _ scene: Scene) -> Double {
    scene[node.id / "text"].map { max(0, $0.frame.x - node.frame.x) } ?? 10
  }

  /// Tells assistive technology what a node is, where that changed.
  private func tell(
    _ entry: inout WindowWidget, _ node: Node, _ field: Field?, _ session: Session
  ) {
    guard let now = node.accessibility else { return }
    let before = entry.told
    let widget = entry.widget
    if before?.label != now.label || before == nil { heed_set_label(widget, now.label) }
    let about = [now.value, now.hint].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    let aboutBefore = [before?.value, before?.hint].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    let isTyped = field != nil
    if !isTyped, about != aboutBefore { heed_set_description(widget, about) }
    if isTyped, before?.hint != now.hint {
      heed_set_description(widget, now.hint ?? "")
      heed_set_invalid(widget, now.hint?.isEmpty == false ? 1 : 0)
    }
    if before?.isEnabled != now.isEnabled, before != nil || !now.isEnabled {
      heed_set_disabled(widget, now.isEnabled ? 0 : 1)
    }
    switch entry.kind {
    case .checkbox, .radio, .toggle:
      if before?.isSelected != now.isSelected { heed_set_checked(widget, now.isSelected ? 1 : 0) }
    case .progress:
      if let part = progress(of: node, session) {
        gtk_progress_bar_set_fraction(heed_progress(widget), part)
      }
    default: break
    }
    if field?.isRequired == true, before == nil { heed_set_required(widget, 1) }
    entry.told = now
  }

  /// The part that is done, by the place of the node among all progress nodes.
  private func progress(of node: Node, _ session: Session) -> Double? {
    guard let scene else { return nil }
    let nodes = scene.nodes.filter { $0.accessibility?.role == .progress }
    guard let place = nodes.firstIndex(where: { $0.id == node.id }) else { return nil }
    var values: [Double?] = []
    for block in session.displayed.content {
      if case .progress(let value, _) = block.kind { values.append(value) }
    }
    return values.indices.contains(place) ? values[place] : nil
  }

  // MARK: Fields

  /// Gives a field its text and its look.
  private func dress(
    _ entry: inout WindowWidget, _ node: Node, _ scene: Scene, _ field: Field
  ) {
    let textNode = node.id / "text"
    entry.drawnNode = textNode
    let run = scene[textNode]?.text?.request.runs.first
    let style = fieldStyle(run, isEmpty: field.value.isEmpty)
    if style != entry.style {
      entry.style = style
      WindowStyle.set(style, of: entry.widget, inPlaceOf: &entry.rules)
    }
    if entry.kind == .lines {
      setLines(field.value, in: entry.widget)
      let inset = fieldPadding(of: node, scene).windowPoints
      gtk_text_view_set_left_margin(heed_text_view(entry.widget), inset)
      gtk_text_view_set_right_margin(heed_text_view(entry.widget), inset)
      gtk_text_view_set_top_margin(heed_text_view(entry.widget), inset)
      return
    }
    guard let editable = heed_editable(entry.widget) else { return }
    if text(of: entry.widget) != field.value { gtk_editable_set_text(editable, field.value) }
    if entry.kind == .field {
      gtk_entry_set_placeholder_text(heed_entry(entry.widget), field.placeholder)
      let purpose: GtkInputPurpose =
        field.input == .email
        ? GTK_INPUT_PURPOSE_EMAIL
        : field.input == .number ? GTK_INPUT_PURPOSE_NUMBER : GTK_INPUT_PURPOSE_FREE_FORM
      gtk_entry_set_input_purpose(heed_entry(entry.widget), purpose)
    } else {
      heed_set_placeholder(entry.widget, field.placeholder)
    }
  }

  /// Rules by the font and colour that the scene's letters have.
  private func fieldStyle(_ run: TextRequest.Run?, isEmpty: Bool) -> String {
    let isDark =
      (presentation?.session?.alert.appearance ?? environment.appearance) == .dark
    // An empty field's run has the colour of what it says then; what is typed is as labels are.
    let usual = RGBA(hex: isDark ? 0xFFFFFF : 0x000000)
    let color = css(isEmpty ? usual : run?.color ?? usual)
    let family = run?.font.family.map { "'\(Self.quotable($0))', " } ?? ""
    return """
      * { font-family: \(family)Inter, sans-serif; font-size: \(run?.font.size ?? 15)px;
        color: \(color); caret-color: \(color); }
      """
  }

  /// What stands between quotes in a rule, and cannot end there. It is looked at byte by byte, because a
  /// quote with an accent is another letter.
  private static func quotable(_ name: Name) -> String {
    let bytes = Array(name.string.utf8).filter { $0 >= 0x20 && $0 != 0x27 && $0 != 0x5C }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func css(_ color: RGBA) -> String {
    func part(_ value: Double) -> Int { Int((min(max(0, value), 1) * 255).rounded()) }
    return "rgba(\(part(color.red)),\(part(color.green)),\(part(color.blue)),\(color.alpha))"
  }

  private func text(of widget: Widget) -> String {
    gtk_editable_get_text(heed_editable(widget)).map { String(cString: $0) } ?? ""
  }

  private func setLines(_ text: String, in widget: Widget) {
    guard lines(of: widget) != text else { return }
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(heed_text_view(widget)), text, -1)
  }

  func lines(of widget: Widget) -> String {
    guard let buffer = gtk_text_view_get_buffer(heed_text_view(widget)) else { return "" }
    var start = GtkTextIter(), end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  // MARK: What widgets report

  private func follow(_ widget: Widget, _ kind: WindowWidget.Kind, _ id: Name) {
    let raw = UnsafeMutableRawPointer(widget)
    switch kind {
    case .button, .link, .checkbox, .radio, .toggle:
      Signal.connect(raw, "clicked") { [weak self] in
        // By assistive technology: the keyboard and the pointer are the session's.
        self?.presentation?.send(.activated(id))
      }
    case .field, .secret:
      Signal.connect(raw, "changed") { [weak self] in
        guard let self, !isSyncing, let presentation,
          let field = presentation.session?.field(of: id)
        else { return }
        presentation.send(
          .textChanged(field: field.id, text: text(of: widget)))
      }
      Signal.connect(raw, "activate") { [weak self] in
        guard let self else { return }
        presentation?.send(.key(.return, isRepeat: isRepeating))
      }
    case .lines:
      guard let buffer = gtk_text_view_get_buffer(heed_text_view(widget)) else { return }
      gtk_text_view_set_accepts_tab(heed_text_view(widget), 0)
      gtk_text_view_set_wrap_mode(heed_text_view(widget), GTK_WRAP_WORD_CHAR)
      Signal.connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in
        guard let self, !isSyncing, let presentation,
          let field = presentation.session?.field(of: id)
        else { return }
        presentation.send(.textChanged(field: field.id, text: lines(of: widget)))
      }
    default: break
    }
  }

  // MARK: Focus

  /// Gives the focus to the widget of a node.
  func grabFocus(_ id: Name) {
    guard let widget = widgets[id]?.widget else { return }
    isSyncing = true
    gtk_widget_grab_focus(widget)
    isSyncing = false
  }

  /// The node whose widget has GTK's focus.
  func focusedNode() -> Name? {
    guard let window, var widget = gtk_window_get_focus(heed_window(window)) else { return nil }
    // An entry's focus is that of the text in it.
    while true {
      if let id = widgets.first(where: { $0.value.widget == widget })?.key { return id }
      guard let parent = gtk_widget_get_parent(widget) else { return nil }
      widget = parent
    }
  }
}
