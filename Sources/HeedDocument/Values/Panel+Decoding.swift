internal import Heed

extension DocumentDecoder {
  mutating func theme(_ value: JSONValue?) -> Theme? {
    guard let value else { return nil }
    guard case .object = value.kind else {
      let base: Theme.Base? = option(value, or: ", or an object such as {\"base\": \"ios\"}")
      return base.map { Theme($0) }
    }
    let keys: [Name] = [
      "base", "width", "corners", "padding", "title", "message", "action", "actionHeight", "tint",
      "destructive", "label", "secondaryLabel", "separator", "surface",
    ]
    guard let fields = fields(value, keys) else { return nil }
    if fields["base"] == nil { noteMissing("base", fields, "\"ios\"") }
    var theme = Theme(.ios)
    let base: Theme.Base? = option(fields["base"])
    theme.width = number(fields["width"])
    theme.corners = corners(fields["corners"])
    theme.padding = insets(fields["padding"])
    theme.title = font(fields["title"])
    theme.message = font(fields["message"])
    theme.action = font(fields["action"])
    theme.actionHeight = number(fields["actionHeight"])
    theme.tint = color(fields["tint"])
    theme.destructive = color(fields["destructive"])
    theme.label = color(fields["label"])
    theme.secondaryLabel = color(fields["secondaryLabel"])
    theme.separator = color(fields["separator"])
    theme.surface = paint(fields["surface"])
    guard let base else { return nil }
    theme.base = base
    return theme
  }

  mutating func closeButton(_ value: JSONValue?) -> CloseButton? {
    guard let value else { return nil }
    if case .bool(let isThere) = value.kind { return isThere ? CloseButton() : nil }
    let keys: [Name] = ["corner", "size", "offset", "image", "label"]
    guard let fields = fields(value, keys, or: "true, false or ") else { return nil }
    var button = CloseButton()
    if let corner: Corner = option(fields["corner"]) { button.corner = corner }
    if let size = number(fields["size"]) { button.size = size }
    button.offset = point(fields["offset"])
    button.image = image(fields["image"])
    button.label = string(fields["label"])
    return button
  }

  mutating func header(_ value: JSONValue?) -> Header? {
    guard let value, let fields = fields(value, ["image", "height", "overhang", "fit"]) else {
      return nil
    }
    let height = number(fields["height"])
    let overhang = number(fields["overhang"]) ?? 0
    let fit: Fit = option(fields["fit"]) ?? .fill
    if fields["image"] == nil { noteMissing("image", fields, "{\"file\": \"…\"}") }
    return image(fields["image"]).map { Header($0, height: height, overhang: overhang, fit: fit) }
  }

  mutating func frame(_ value: JSONValue?) -> Frame? {
    guard let value, let fields = fields(value, ["width", "height", "offset", "edge"]) else {
      return nil
    }
    return Frame(
      width: length(fields["width"]), height: length(fields["height"]),
      offset: point(fields["offset"]) ?? Point(), edge: option(fields["edge"]))
  }

  mutating func backdrop(_ value: JSONValue?) -> Backdrop? {
    guard let value else { return nil }
    guard case .object = value.kind else {
      let names = ["none", "passthrough"]
      let other = ", or an object such as {\"opacity\": 0.5}"
      guard let index = index(value, among: names, or: other) else { return nil }
      return index == 0 ? Backdrop.none : .passthrough
    }
    guard let fields = fields(value, ["color", "opacity", "blur"]) else { return nil }
    return .dimming(
      color(fields["color"]), opacity: number(fields["opacity"]), blur: number(fields["blur"]) ?? 0)
  }

  mutating func dismissal(_ value: JSONValue?) -> Dismissal {
    let keys: [Name] = ["outsideTap", "swipe", "escape", "timeout", "forced"]
    guard let value, let fields = fields(value, keys) else { return Dismissal() }
    return Dismissal(
      outsideTap: bool(fields["outsideTap"]), swipe: bool(fields["swipe"]),
      escape: bool(fields["escape"]), timeout: number(fields["timeout"]),
      isForced: bool(fields["forced"]) ?? false)
  }
}
