internal import Heed

extension DocumentDecoder {
  /// Reads the actions into an alert, the way out into its own slot.
  mutating func actions(_ place: JSONPlace, into alert: inout Alert) {
    let elements = list(place, of: "actions")
    if let extra = extra(elements, beyond: limits.actions) {
      return noteError(
        extra, nil, "there are more than \(limits.actions) actions; use fewer or raise the limit")
    }
    var firstCancel: JSONNode?
    for index in elements.indices {
      guard let (action, cancel) = action(elements[index]) else { continue }
      guard let cancel else {
        alert.actions.append(action)
        continue
      }
      if let firstCancel {
        noteError(
          cancel.offset, nil,
          "there is already a cancel action at \(position(of: firstCancel.offset)); give this one"
            + " another role")
        continue
      }
      firstCancel = cancel
      alert.cancel = action
      alert.cancelPosition = index == elements.count - 1 ? nil : index
    }
  }

  /// Where the first element stands that is beyond a limit.
  func extra(_ elements: [JSONNode], beyond limit: Int) -> Int? {
    elements.count > limit ? elements[max(0, limit)].offset : nil
  }

  /// An action, and the value of its role where that is the way out.
  private mutating func action(_ value: JSONNode) -> (Action, cancel: JSONNode?)? {
    let keys: [Key] = [
      .id, .title, .role, .enabled, .image, .imageSide, .align, .color, .font,
      .background, .border, .corners, .height, .width, .inset, .gap, .keepsOpen,
      .needsValid, .key, .countdown, .label,
    ]
    guard let fields = fields(value, keys) else { return nil }
    var action = Action(text(fields[.title]) ?? RichText(), id: name(fields[.id]))
    var cancel: JSONNode?
    if let role = find(fields[.role]) {
      switch index(role.place, among: "default cancel destructive") {
      case 1: cancel = role
      case 2: action.role = .destructive
      default: break
      }
    }
    read(fields[.enabled], into: &action.isEnabled)
    action.image = image(fields[.image])
    read(fields[.imageSide], into: &action.imageSide)
    read(fields[.align], into: &action.alignment)
    action.color = color(fields[.color])
    action.font = font(fields[.font])
    action.background = paint(fields[.background])
    action.border = border(fields[.border])
    action.corners = corners(fields[.corners])
    action.height = number(fields[.height])
    action.width = length(fields[.width])
    action.inset = insets(fields[.inset])
    action.gap = number(fields[.gap])
    read(fields[.keepsOpen], into: &action.keepsOpen)
    read(fields[.needsValid], into: &action.needsValid)
    action.key = name(fields[.key])
    action.countdown = number(fields[.countdown])
    action.label = string(fields[.label])
    return (action, cancel)
  }
}
