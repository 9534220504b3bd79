internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func color(_ place: JSONPlace) -> Color? {
    guard let value = find(place) else { return nil }
    guard hasMember(value, of: DocumentDecoder.appearances),
      !hasMember(value, of: DocumentDecoder.colorParts)
    else { return plainColor(place).map { Color(plain: $0) } }
    guard let fields = fields(value, DocumentDecoder.appearances) else { return nil }
    let light = plainColor(fields[.light])
    let dark = plainColor(fields[.dark])
    let lightHighContrast = plainColor(fields[.lightHighContrast])
    let darkHighContrast = plainColor(fields[.darkHighContrast])
    if !has(fields[.light]) { noteMissing(.light, fields, "\"#FFFFFF\"") }
    return light.map {
      Color(
        plain: $0, dark: dark, lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast)
    }
  }

  private static let appearances: [Key] = [.light, .dark, .lightHighContrast, .darkHighContrast]
  private static let colorParts: [Key] = [.red, .green, .blue, .alpha]

  /// Whether an object has a key that only colors have.
  func isColor(_ value: JSONNode) -> Bool {
    hasMember(value, of: DocumentDecoder.appearances)
      || hasMember(value, of: DocumentDecoder.colorParts)
  }

  private func hasMember(_ value: JSONNode, of keys: [Key]) -> Bool {
    for key in keys where tree.member(key, of: value) != nil { return true }
    return false
  }

  /// A colour that is the same in every appearance, or has a name.
  @inline(never)
  private mutating func plainColor(_ place: JSONPlace) -> Color.Plain? {
    guard let value = find(place) else { return nil }
    if value.kind == .string {
      let text = tree.string(value)
      if text.bytes.first == UInt8(ascii: "#") {
        if let rgba = HexColor.parse(text) { return .rgba(rgba) }
        note(
          value.offset, "a color has 3, 6 or 8 hexadecimal digits after #; write it like #FF3B30")
        return nil
      }
      let named: Color.Named? = kind(place, or: ", or write it like #FF3B30")
      return named.map { .named($0) }
    }
    if hasMember(value, of: DocumentDecoder.appearances) {
      noteType(value, "a color that is the same in every appearance, such as \"red\"")
    } else if value.kind == .object {
      guard let fields = fields(value, DocumentDecoder.colorParts) else { return nil }
      return .rgba(
        RGBA(
          red: part(fields[.red]) ?? 0, green: part(fields[.green]) ?? 0,
          blue: part(fields[.blue]) ?? 0, alpha: part(fields[.alpha]) ?? 1))
    } else {
      noteType(value, "a color, such as \"red\", \"#FF3B30\" or {\"light\": …, \"dark\": …}")
    }
    return nil
  }

  @inline(never)
  private mutating func part(_ place: JSONPlace) -> Double? {
    guard let value = find(place), let number = number(place) else { return nil }
    if number >= 0 && number <= 1 { return number }
    note(value.offset, "this number has to be from 0 to 1")
    return nil
  }
}
