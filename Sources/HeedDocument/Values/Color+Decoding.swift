internal import Heed

extension DocumentDecoder {
  mutating func color(_ value: JSONValue?) -> Color? {
    guard let value else { return nil }
    guard case .object(let members) = value.kind,
      !members.contains(where: { DocumentDecoder.colorParts.contains($0.key) })
    else { return plainColor(value).map { Color(plain: $0) } }
    guard let fields = fields(value, DocumentDecoder.appearances) else { return nil }
    let dark = fields["dark"].flatMap { plainColor($0) }
    let lightHighContrast = fields["lightHighContrast"].flatMap { plainColor($0) }
    let darkHighContrast = fields["darkHighContrast"].flatMap { plainColor($0) }
    guard let light = fields["light"] else {
      noteMissing("light", fields, "\"#FFFFFF\"")
      return nil
    }
    guard let plain = plainColor(light) else { return nil }
    return Color(
      plain: plain, dark: dark, lightHighContrast: lightHighContrast,
      darkHighContrast: darkHighContrast)
  }

  private static let appearances: [Name] = [
    "light", "dark", "lightHighContrast", "darkHighContrast",
  ]
  private static let colorParts: [Name] = ["red", "green", "blue", "alpha"]

  /// Whether an object has a key that only colors have.
  static func isColor(_ members: [JSONMember]) -> Bool {
    members.contains { appearances.contains($0.key) || colorParts.contains($0.key) }
  }

  /// A colour that is the same in every appearance, or has a name.
  private mutating func plainColor(_ value: JSONValue) -> Color.Plain? {
    switch value.kind {
    case .string(let string):
      if string.utf8.first == UInt8(ascii: "#") {
        if let rgba = HexColor.parse(string) { return .rgba(rgba) }
        note(
          value.offset, "a color has 3, 6 or 8 hexadecimal digits after #; write it like #FF3B30")
        return nil
      }
      let named: Color.Named? = kind(value, or: ", or write it like #FF3B30")
      return named.map { .named($0) }
    case .object(let members) where members.contains(where: { $0.key == "light" }):
      noteType(
        value, "a color that is the same in every appearance, such as \"red\" or \"#FF3B30\"")
      return nil
    case .object:
      guard let fields = fields(value, DocumentDecoder.colorParts) else { return nil }
      return .rgba(
        RGBA(
          red: part(fields["red"]) ?? 0, green: part(fields["green"]) ?? 0,
          blue: part(fields["blue"]) ?? 0, alpha: part(fields["alpha"]) ?? 1))
    default:
      noteType(value, "a color, such as \"red\", \"#FF3B30\" or {\"light\": …, \"dark\": …}")
      return nil
    }
  }

  private mutating func part(_ value: JSONValue?) -> Double? {
    guard let value, let number = number(value) else { return nil }
    if number >= 0 && number <= 1 { return number }
    note(value.offset, "this number has to be from 0 to 1")
    return nil
  }
}
