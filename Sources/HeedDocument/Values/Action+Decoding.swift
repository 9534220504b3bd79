internal import Heed

extension DocumentDecoder {
  /// Reads the actions into an alert, the way out into its own slot.
  func actions(_ value: Int, into alert: inout Alert) {
    let elements = elements(value, .notActions)
    if isTooLong(elements, limits.actions, .tooManyActions) { return }
    var firstCancel: Int?
    var place = 0
    var element = elements.lowerBound
    while element < elements.upperBound {
      let next = tree.end(element)
      var cancel: Int?
      if let action = action(element, &cancel) {
        if let cancel {
          if let firstCancel {
            note(.secondCancel, at: tree.offset(cancel), .error, detail: tree.offset(firstCancel))
          } else {
            firstCancel = cancel
            alert.cancel = action
            alert.cancelPosition = next == elements.upperBound ? nil : place
          }
        } else {
          alert.actions.append(action)
        }
      }
      place += 1
      element = next
    }
  }

  /// An action, and the value of its role where that is the way out.
  private func action(_ value: Int, _ cancel: inout Int?) -> Action? {
    guard let members = members(of: value, .action) else { return nil }
    var action = Action(RichText())
    while advance(members) {
      let value = members.value
      switch members.key {
      case .id: action.id = name(value)
      case .title: if let title = text(value) { action.title = title }
      case .role:
        switch index(value, among: "default cancel destructive") {
        case 1: cancel = value
        case 2: action.role = .destructive
        default: break
        }
      case .enabled: if let isEnabled = bool(value) { action.isEnabled = isEnabled }
      case .image: action.image = image(value)
      case .imageSide: action.imageSide = option(value)
      case .align: action.alignment = option(value)
      case .color: action.color = color(value)
      case .font: action.font = font(value)
      case .background: action.background = paint(value)
      case .border: action.border = border(value)
      case .corners: action.corners = corners(value)
      case .height: action.height = number(value)
      case .width: action.width = length(value)
      case .inset: action.inset = insets(value)
      case .gap: action.gap = number(value)
      case .keepsOpen: if let keepsOpen = bool(value) { action.keepsOpen = keepsOpen }
      case .needsValid: if let needsValid = bool(value) { action.needsValid = needsValid }
      case .key: action.key = name(value)
      case .countdown: action.countdown = number(value)
      case .label: action.label = string(value)
      default: noteUnknown(members, .action)
      }
    }
    return action
  }
}
