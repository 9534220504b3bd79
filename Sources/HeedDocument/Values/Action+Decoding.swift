internal import Heed

extension DocumentDecoder {
  /// Reads the actions into an alert, the way out into its own slot.
  func actions(_ value: Int, into alert: inout Alert.Values) {
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
    var id: Name?
    var title: RichText?
    var role = Action.Role.default
    var isEnabled = true
    var image: Image?
    var imageSide: HorizontalSide?
    var alignment: TextAlignment?
    var color: Color?
    var font: Font?
    var background: Paint?
    var border: Border?
    var corners: Corners?
    var height: Double?
    var width: Length?
    var inset: Insets?
    var gap: Double?
    var keepsOpen = false
    var needsValid = false
    var key: Name?
    var countdown: Double?
    var label: String?
    repeat {
      let value = members.value
      switch members.key {
      case .id: id = name(value)
      case .title: title = text(value)
      case .role:
        switch index(value, among: "default cancel destructive") {
        case 1: cancel = value
        case 2: role = .destructive
        default: break
        }
      case .enabled: isEnabled = bool(value) ?? true
      case .image: image = self.image(value)
      case .imageSide: imageSide = option(value)
      case .align: alignment = option(value)
      case .color: color = self.color(value)
      case .font: font = self.font(value)
      case .background: background = paint(value)
      case .border: border = self.border(value)
      case .corners: corners = self.corners(value)
      case .height: height = number(value)
      case .width: width = length(value)
      case .inset: inset = insets(value)
      case .gap: gap = number(value)
      case .keepsOpen: keepsOpen = bool(value) ?? false
      case .needsValid: needsValid = bool(value) ?? false
      case .key: key = name(value)
      case .countdown: countdown = number(value)
      case .label: label = string(value)
      default: noteUnknown(members, .action)
      }
    } while advance(members)
    return Action(
      title ?? RichText(), id: id, role: role, isEnabled: isEnabled, image: image,
      imageSide: imageSide, alignment: alignment, color: color, font: font, background: background,
      border: border, corners: corners, height: height, width: width, inset: inset, gap: gap,
      keepsOpen: keepsOpen, needsValid: needsValid, key: key, countdown: countdown, label: label)
  }
}
