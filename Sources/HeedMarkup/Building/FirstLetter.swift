internal import Heed

/// Finds out in which direction a paragraph runs.
enum FirstLetter {
  /// The direction of the first letter that has one; nothing where there is none.
  static func direction(of text: UnsafeBufferPointer<UInt8>) -> Direction? {
    var index = 0
    while index < text.count {
      let value = scalar(text, &index)
      switch value {
      case 0x0590...0x08FF where isLetter(value), 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return .rightToLeft
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x02B8, 0x0370...0x058F,
        0x0900...0x1FFF, 0x200E, 0x2C00...0x2DFF, 0x3005...0xD7FF, 0xF900...0xFB1C,
        0xFF21...0xFFDC, 0x10000...0x107FF, 0x11000...0x1D165, 0x20000...0x3FFFF:
        return .leftToRight
      default: continue
      }
    }
    return nil
  }

  /// The scalar at a place, which is moved behind it.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let first = text[index]
    index += 1
    guard first >= 0xC0 else { return UInt32(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for _ in 1..<length where index < text.count && text[index] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(text[index] & 0x3F)
      index += 1
    }
    return value
  }

  /// Marks above letters, and digits, have no direction of their own.
  private static func isLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7, 0x0600...0x0607,
      0x0609...0x060C, 0x060E...0x061A, 0x064B...0x066C, 0x0670, 0x06D6...0x06E4, 0x06E7...0x06ED,
      0x06F0...0x06F9:
      false
    default: true
    }
  }
}
