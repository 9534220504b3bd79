internal import Heed

extension DocumentDecoder {
  mutating func theme(_ place: JSONPlace) -> Theme? {
    guard let value = find(place) else { return nil }
    guard value.kind == .object else {
      let base: Theme.Base.Kind? = kind(place, or: ", or an object such as {\"base\": \"ios\"}")
      return base.map { Theme(Theme.Base(kind: $0)) }
    }
    let keys: [Key] = [
      .base, .width, .corners, .padding, .title, .message, .action, .actionHeight, .tint,
      .destructive, .label, .secondaryLabel, .separator, .surface,
    ]
    guard let fields = fields(value, keys) else { return nil }
    if !has(fields[.base]) { noteMissing(.base, fields, "\"ios\"") }
    var theme = Theme(.ios)
    let base: Theme.Base.Kind? = kind(fields[.base])
    theme.width = number(fields[.width])
    theme.corners = corners(fields[.corners])
    theme.padding = insets(fields[.padding])
    theme.title = font(fields[.title])
    theme.message = font(fields[.message])
    theme.action = font(fields[.action])
    theme.actionHeight = number(fields[.actionHeight])
    theme.tint = color(fields[.tint])
    theme.destructive = color(fields[.destructive])
    theme.label = color(fields[.label])
    theme.secondaryLabel = color(fields[.secondaryLabel])
    theme.separator = color(fields[.separator])
    theme.surface = paint(fields[.surface])
    guard let base else { return nil }
    theme.base = Theme.Base(kind: base)
    return theme
  }

  mutating func closeButton(_ place: JSONPlace) -> CloseButton? {
    guard let value = find(place) else { return nil }
    if value.kind == .true { return CloseButton() }
    if value.kind == .false { return nil }
    let keys: [Key] = [.corner, .size, .offset, .image, .label]
    guard let fields = fields(value, keys, or: "true, false or ") else { return nil }
    var button = CloseButton()
    read(fields[.corner], into: &button.corner)
    read(fields[.size], into: &button.size)
    button.offset = point(fields[.offset])
    button.image = image(fields[.image])
    button.label = string(fields[.label])
    return button
  }

  mutating func header(_ place: JSONPlace) -> Header? {
    guard let value = find(place), let fields = fields(value, [.image, .height, .overhang, .fit])
    else {
      return nil
    }
    if !has(fields[.image]) { noteMissing(.image, fields, "{\"file\": \"…\"}") }
    let image = image(fields[.image])
    // The picture may be wrong, and the rest is looked at all the same.
    var header = Header(image ?? .symbol(""))
    read(fields[.height], into: &header.height)
    read(fields[.overhang], into: &header.overhang)
    read(fields[.fit], into: &header.fit)
    return image == nil ? nil : header
  }

  mutating func frame(_ place: JSONPlace) -> Frame? {
    guard let value = find(place), let fields = fields(value, [.width, .height, .offset, .edge])
    else {
      return nil
    }
    var frame = Frame()
    frame.width = length(fields[.width])
    frame.height = length(fields[.height])
    read(fields[.offset], into: &frame.offset)
    read(fields[.edge], into: &frame.edge)
    return frame
  }

  mutating func backdrop(_ place: JSONPlace) -> Backdrop? {
    guard let value = find(place) else { return nil }
    guard value.kind == .object else {
      let names: WordList = "none passthrough"
      let other: StaticString = ", or an object such as {\"opacity\": 0.5}"
      guard let index = index(place, among: names, or: other) else { return nil }
      return index == 0 ? Backdrop.none : .passthrough
    }
    guard let fields = fields(value, [.color, .opacity, .blur]) else { return nil }
    return .dimming(
      color(fields[.color]), opacity: number(fields[.opacity]), blur: number(fields[.blur]) ?? 0)
  }

  mutating func dismissal(_ place: JSONPlace) -> Dismissal {
    let keys: [Key] = [.outsideTap, .swipe, .escape, .timeout, .forced]
    guard let value = find(place), let fields = fields(value, keys) else { return Dismissal() }
    var dismissal = Dismissal()
    read(fields[.outsideTap], into: &dismissal.outsideTap)
    read(fields[.swipe], into: &dismissal.swipe)
    read(fields[.escape], into: &dismissal.escape)
    read(fields[.timeout], into: &dismissal.timeout)
    read(fields[.forced], into: &dismissal.isForced)
    return dismissal
  }
}
