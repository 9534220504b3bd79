extension AlertChecker {
  @inline(never)
  func check(_ action: Action) {
    check(action.title, .title)
    let image = action.image
    if image == nil && action.title.isEmpty { note(.noActionTitle, .title) }
    if let image { check(image, .image) }
    check(action.background, .background)
    check(action.border)
    check(action.corners, .corners)
    check(action.font, .font)
    length(action.height, .height)
    check(action.width, .width)
    check(action.inset, .inset)
    length(action.gap, .gap)
    length(action.countdown, .countdown)
  }

  @inline(never)
  func check(_ placed: PlacedText?, _ key: DocumentKey) {
    guard let placed else { return }
    // A document writes a placed text's runs one level deeper than a plain one's.
    if placed.isPlain { return check(placed.text, key) }
    enter(key)
    check(placed.text, .text)
    check(placed.font, .font)
    length(placed.top, .top)
    check(placed.inset, .inset)
    check(placed.width, .width)
    check(placed.height, .height)
    leave()
  }

  @inline(never)
  func check(_ text: RichText, _ key: DocumentKey) {
    enter(key)
    if let lines = text.lineLimit, lines < 1 { note(.noLine, .lines) }
    enter(.runs)
    let runs = text.runs
    for index in runs.indices {
      enter(index)
      check(runs[index].attributes)
      leave()
    }
    leave()
    leave()
  }

  @inline(never)
  private func check(_ attributes: TextAttributes) {
    check(attributes.font, .font)
    finite(attributes.baselineOffset, .baseline)
    if let paragraph = attributes.paragraph {
      enter(.paragraph)
      length(Double(paragraph.level), .level)
      length(Double(paragraph.quoteLevel), .quotes)
      length(paragraph.spacing, .spacing)
      leave()
    }
    if let link = attributes.link, !Link.isAllowed(link) { note(.badLink, .link) }
  }

  @inline(never)
  func check(_ theme: Theme?) {
    guard let theme else { return }
    enter(.theme)
    length(theme.width, .width)
    check(theme.corners, .corners)
    check(theme.padding, .padding)
    check(theme.title, .title)
    check(theme.message, .message)
    check(theme.action, .action)
    length(theme.actionHeight, .actionHeight)
    check(theme.surface, .surface)
    leave()
  }

  @inline(never)
  func check(_ close: CloseButton?) {
    guard let close else { return }
    enter(.close)
    length(close.size, .size)
    if let offset = close.offset { finite(offset) }
    if let image = close.image { check(image, .image) }
    leave()
  }

  @inline(never)
  func check(_ header: Header?) {
    guard let header else { return }
    enter(.header)
    check(header.image, .image)
    length(header.height, .height)
    length(header.overhang, .overhang)
    if let height = header.height, header.overhang > height { note(.largeOverhang, .overhang) }
    leave()
  }

  @inline(never)
  func check(_ image: Image, _ key: DocumentKey) {
    enter(key)
    if case .file(let file) = image.source, !ImagePath.isInside(file) {
      note(.outsidePicture, .file, name: file)
    }
    if let size = image.size {
      length(size.width, .size)
      length(size.height, .size)
    }
    leave()
  }

  @inline(never)
  func check(_ paint: Paint?, _ key: DocumentKey) {
    guard let paint else { return }
    enter(key)
    switch paint.kind {
    case .gradient(let gradient): check(gradient)
    case .image(let image, _, let insets):
      check(image, .image)
      check(insets, .insets)
    case .color, .material: break
    }
    leave()
  }

  private func check(_ gradient: Gradient) {
    enter(.gradient)
    finite(gradient.angle, .angle)
    if gradient.colors.isEmpty { note(.noColor, .colors) }
    if let stops = gradient.stops {
      if stops.count != gradient.colors.count {
        note(.unequalStops, .stops)
      } else {
        check(stops)
      }
    }
    leave()
  }

  private func check(_ stops: [Double]) {
    var last = 0.0
    enter(.stops)
    for index in stops.indices {
      let stop = stops[index]
      if !(stop >= last && stop <= 1) {
        enter(index)
        note(.fallingStops)
        leave()
      }
      if stop > last { last = stop }
    }
    leave()
  }

  @inline(never)
  func check(_ border: Border?) {
    guard let border else { return }
    enter(.border)
    length(border.width, .width)
    leave()
  }

  @inline(never)
  func check(_ font: Font?, _ key: DocumentKey) {
    guard let size = font?.size else { return }
    enter(key)
    positive(size, .size)
    leave()
  }
}
