internal import Heed

extension DocumentDecoder {
  @inline(never)
  func color(_ object: Int) -> Color? {
    guard hasMember(object, .appearances), !hasMember(object, .colorParts),
      let members = members(of: object, .colors)
    else { return plainColor(object) }
    var light: Color?
    var dark: Color?
    var lightHighContrast: Color?
    var darkHighContrast: Color?
    var hasLight = false
    repeat {
      switch members.key {
      case .light:
        light = plainColor(members.value)
        hasLight = true
      case .dark: dark = plainColor(members.value)
      case .lightHighContrast: lightHighContrast = plainColor(members.value)
      case .darkHighContrast: darkHighContrast = plainColor(members.value)
      default: noteUnknown(members, .colors)
      }
    } while advance(members)
    if !hasLight { noteMissing(.light, of: object) }
    return light.map {
      Color(
        light: $0, dark: dark, lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast)
    }
  }

  /// A colour that is the same in every appearance, or has a name.
  @inline(never)
  private func plainColor(_ value: Int) -> Color? {
    switch tree.kind(value) {
    case .string:
      let text = tree.text(at: tree.offset(value))
      if text.first == UInt8(ascii: "#") {
        if let rgba = HexColor.parse(text) { return Color(rgba) }
        note(.badHexColor, of: value)
        return nil
      }
      let named: Color.Named? = kind(value, or: .hexColor)
      return named.map { Color(named: $0) }
    case .object:
      if hasMember(value, .appearances) {
        note(.notPlainColor, of: value)
        return nil
      }
      return colorParts(value)
    default:
      note(.notColor, of: value)
      return nil
    }
  }

  private func colorParts(_ object: Int) -> Color? {
    guard let members = members(of: object, .colorParts) else { return nil }
    var rgba = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    repeat {
      switch members.key {
      case .red: rgba.red = part(members.value) ?? 0
      case .green: rgba.green = part(members.value) ?? 0
      case .blue: rgba.blue = part(members.value) ?? 0
      case .alpha: rgba.alpha = part(members.value) ?? 1
      default: noteUnknown(members, .colorParts)
      }
    } while advance(members)
    return Color(rgba)
  }

  @inline(never)
  private func part(_ value: Int) -> Double? {
    guard let number = number(value) else { return nil }
    if number >= 0 && number <= 1 { return number }
    note(.notPart, of: value)
    return nil
  }
}
