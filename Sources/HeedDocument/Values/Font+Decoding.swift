internal import Heed

extension DocumentDecoder {
  @inline(never)
  func font(_ object: Int) -> Font? {
    guard let members = members(of: object, .font) else { return nil }
    var size: Double?
    var weight: Font.Weight?
    var isItalic: Bool?
    var family: Name?
    var design: Font.Design?
    var style: Font.Style?
    repeat {
      let value = members.value
      switch members.key {
      case .size: size = number(value)
      case .weight: weight = option(value)
      case .italic: isItalic = bool(value)
      case .family: family = name(value)
      case .design: design = option(value)
      case .style: style = option(value)
      default: noteUnknown(members, .font)
      }
    } while advance(members)
    return Font(
      size: size, weight: weight, isItalic: isItalic, family: family, design: design, style: style)
  }
}
