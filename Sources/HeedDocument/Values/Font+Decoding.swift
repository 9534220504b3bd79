internal import Heed

extension DocumentDecoder {
  @inline(never)
  func font(_ object: Int) -> Font? {
    guard let members = members(of: object, .font) else { return nil }
    var font = Font()
    while advance(members) {
      let value = members.value
      switch members.key {
      case .size: font.size = number(value)
      case .weight: font.weight = option(value)
      case .italic: font.isItalic = bool(value)
      case .family: font.family = name(value)
      case .design: font.design = option(value)
      case .style: font.style = option(value)
      default: noteUnknown(members, .font)
      }
    }
    return font
  }
}
