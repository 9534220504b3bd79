internal import Heed

/// The links, colours and sizes of a text, which styles name by their places, counted from 1.
struct StyleValues {
  private(set) var links: [Name] = []
  private(set) var colors: [Color] = []
  private(set) var sizes: [Double] = []
  private(set) var markers: [Name] = []

  /// The place of an address, or 0 where it may not be opened.
  mutating func link(_ address: ArraySlice<UInt8>) -> Int32? {
    var address = address
    while let first = address.first, first.isHTMLSpace { address.removeFirst() }
    while let last = address.last, last.isHTMLSpace { address.removeLast() }
    guard address.count <= 4096 else { return 0 }
    let name = Name(String(bytes: address))
    guard Link.isAllowed(name) else { return 0 }
    if links.last != name { links.append(name) }
    return Int32(truncatingIfNeeded: links.count)
  }

  mutating func color(_ text: [UInt8]) -> Int32? {
    guard let color = StyleColor.color(text) else { return nil }
    if colors.last != color { colors.append(color) }
    return Int32(truncatingIfNeeded: colors.count)
  }

  mutating func marker(_ text: ArraySlice<UInt8>) -> Int {
    let name = Name(String(bytes: text.prefix(64)))
    if markers.last != name { markers.append(name) }
    return markers.count
  }

  mutating func size(_ points: Double) -> Int32 {
    if sizes.last != points { sizes.append(points) }
    return Int32(truncatingIfNeeded: sizes.count)
  }
}

/// Reads colours as style sheets write them.
enum StyleColor {
  static func color(_ text: [UInt8]) -> Color? {
    if text.first == 0x23 { return hex(text.dropFirst()) }
    if text.starts(with: Array("rgb".utf8)) { return function(text) }
    return named(text)
  }

  private static func hex(_ digits: ArraySlice<UInt8>) -> Color? {
    var value: UInt32 = 0
    guard digits.count == 3 || digits.count == 6 else { return nil }
    for byte in digits {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | digit
      if digits.count == 3 { value = value << 4 | digit }
    }
    return Color(hex: value)
  }

  /// `rgb(1, 2, 3)` and `rgba(1 2 3 / 0.5)`.
  private static func function(_ text: [UInt8]) -> Color? {
    let parts = text.drop { !$0.isDigit }.split { !$0.isDigit && $0 != 0x2E && $0 != 0x25 }
    guard parts.count >= 3 else { return nil }
    var value: UInt32 = 0
    for part in parts.prefix(3) {
      guard let number = StyleNumber.whole(Array(part)) else { return nil }
      let isPart = part.last == 0x25
      value = value << 8 | UInt32(min(255, isPart ? number * 255 / 100 : number))
    }
    return Color(hex: value)
  }

  private static func named(_ text: [UInt8]) -> Color? {
    switch text {
    case "black": Color(hex: 0x000000)
    case "silver": Color(hex: 0xC0C0C0)
    case "gray", "grey": Color(hex: 0x808080)
    case "white": Color(hex: 0xFFFFFF)
    case "maroon": Color(hex: 0x800000)
    case "red": Color(hex: 0xFF0000)
    case "purple": Color(hex: 0x800080)
    case "fuchsia", "magenta": Color(hex: 0xFF00FF)
    case "green": Color(hex: 0x008000)
    case "lime": Color(hex: 0x00FF00)
    case "olive": Color(hex: 0x808000)
    case "yellow": Color(hex: 0xFFFF00)
    case "navy": Color(hex: 0x000080)
    case "blue": Color(hex: 0x0000FF)
    case "teal": Color(hex: 0x008080)
    case "aqua", "cyan": Color(hex: 0x00FFFF)
    case "orange": Color(hex: 0xFFA500)
    case "brown": Color(hex: 0xA52A2A)
    case "pink": Color(hex: 0xFFC0CB)
    case "darkred": Color(hex: 0x8B0000)
    case "darkgreen": Color(hex: 0x006400)
    case "darkblue": Color(hex: 0x00008B)
    case "darkgray", "darkgrey": Color(hex: 0xA9A9A9)
    case "lightgray", "lightgrey": Color(hex: 0xD3D3D3)
    case "crimson": Color(hex: 0xDC143C)
    case "tomato": Color(hex: 0xFF6347)
    case "gold": Color(hex: 0xFFD700)
    case "indigo": Color(hex: 0x4B0082)
    case "violet": Color(hex: 0xEE82EE)
    default: nil
    }
  }
}
